// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperBlobPort
@_exported public import WhisperCore
@_exported public import WhisperKeychainPort
@_exported public import WhisperMessage
@_exported public import WhisperMessengerPort
@_exported public import WhisperRealtimePort
@_exported public import WhisperSecretMemory
@_exported public import WhisperStorePort
