// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperCryptoPort
@_exported public import WhisperKeyFingerprint
@_exported public import WhisperMessage
@_exported public import WhisperSealingPort
@_exported public import WhisperSecretMemory
