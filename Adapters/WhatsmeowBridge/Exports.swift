// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperBridgeProtocol
@_exported public import WhisperClockPort
@_exported public import WhisperIngestionPort
@_exported public import WhisperJSONText
@_exported public import WhisperMediaPort
@_exported public import WhisperMessage
@_exported public import WhisperSecretMemory
