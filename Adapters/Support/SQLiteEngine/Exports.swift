// What public signatures of this module name comes with it (LIB-3).
@_exported public import WhisperStorePort
