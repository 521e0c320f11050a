// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperArchive
@_exported public import WhisperBlobPort
@_exported public import WhisperClockPort
@_exported public import WhisperCore
@_exported public import WhisperCryptoPort
@_exported public import WhisperIngestionPort
@_exported public import WhisperKeychainPort
@_exported public import WhisperMessage
@_exported public import WhisperPresencePort
@_exported public import WhisperRenewalPort
@_exported public import WhisperRowPort
@_exported public import WhisperSealingPort
@_exported public import WhisperSecretMemory
@_exported public import WhisperStorePort
