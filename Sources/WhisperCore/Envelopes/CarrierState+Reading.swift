import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

extension CarrierState {
    /// The state that is noted on a message; nil where none is.
    public init?(of message: UnifiedMessage) {
        guard case .object(let envelope)? = message.platformSpecific["envelope"],
            case .string(let state)? = envelope["state"]
        else { return nil }
        self.init(rawValue: state)
    }
}
