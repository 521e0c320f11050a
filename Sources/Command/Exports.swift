// What every command measures and makes safe its text with.
@_exported public import WhisperTerminalText
