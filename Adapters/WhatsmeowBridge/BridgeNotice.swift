public import WhisperBridgeProtocol
public import WhisperIngestionPort

/// A notice from a bridge that is not an event, for display to the user.
public enum BridgeNotice: Hashable, Sendable {
    /// The bridge has started.
    case ready(BridgeReady)
    /// A code to scan with the phone, replacing the previous one.
    case pairingCode(PairingCode)
    /// The account it is logged in as.
    case login(BridgeLogin)
    /// The connection was lost; the bridge reconnects by itself.
    case disconnected
    /// Something failed, and the bridge continues or ends; with the id of the message concerned, if any.
    case failure(LiveFailure, messageID: String?)
    /// The number of historical messages received so far, and their total number.
    case history(completed: Int64, total: Int64?)
    /// The bridge's own description of its failure, at most 500 characters. Untrusted text.
    case explanation(String)
    /// The number of an event or a message was not above the previous one, and it was skipped.
    case repeatedNumber(Int64)
    /// A number was impossibly far above the previous one.
    case impossibleNumber(Int64)
    /// A line of the bridge violated the protocol and was skipped.
    case badLine(BridgeProtocolError)
    /// Diagnostic output of the bridge.
    case diagnosis(BridgeDiagnosis)
}
