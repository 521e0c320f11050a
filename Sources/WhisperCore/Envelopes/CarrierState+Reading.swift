import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

extension CarrierState {
    /// Reads the state recorded on a message; nil if there is none.
    public init?(of message: UnifiedMessage) {
        guard case .object(let envelope)? = message.platformSpecific["envelope"],
            case .string(let state)? = envelope["state"]
        else { return nil }
        self.init(rawValue: state)
    }
}
