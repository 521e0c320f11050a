// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperBlobPort
@_exported public import WhisperCore
@_exported public import WhisperMessage
@_exported public import WhisperPagePort
@_exported public import WhisperPages
@_exported public import WhisperSealingPort
@_exported public import WhisperStorePort
