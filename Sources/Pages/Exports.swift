// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperCharts
@_exported public import WhisperClockPort
@_exported public import WhisperContacts
@_exported public import WhisperLocalization
@_exported public import WhisperMessage
