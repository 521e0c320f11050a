// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperKeychainPort
@_exported public import WhisperRenewalPort
@_exported public import WhisperSealingPort
@_exported public import WhisperSecretMemory
