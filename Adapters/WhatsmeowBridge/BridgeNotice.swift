public import WhisperBridgeProtocol
public import WhisperIngestionPort

/// What a bridge tells that is no event: for the person who watches it.
public enum BridgeNotice: Hashable, Sendable {
    /// The bridge has started.
    case ready(BridgeReady)
    /// A code to be scanned with the phone, in place of the one before.
    case pairingCode(PairingCode)
    /// The account that it is connected as.
    case login(BridgeLogin)
    /// The connection is gone; the bridge tries again by itself.
    case disconnected
    /// Something failed, and the bridge goes on or ends; the message that it is about, where it is about one.
    case failure(LiveFailure, messageID: String?)
    /// Messages of the past that were told so far, and how many there are.
    case history(completed: Int64, total: Int64?)
    /// What the bridge says of its failure, at most 500 characters. Anybody's words.
    case explanation(String)
    /// An event or a message had a number that is not above those before, and was passed over.
    case repeatedNumber(Int64)
    /// A number was so far above those before that no bridge can have counted there.
    case impossibleNumber(Int64)
    /// A line of the bridge was no line of the protocol, and was passed over.
    case badLine(BridgeProtocolError)
    /// What the bridge wrote for diagnosis.
    case diagnosis(BridgeDiagnosis)
}
