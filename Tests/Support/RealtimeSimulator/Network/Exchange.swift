import WhisperRealtimePort
import WhisperRealtimeProtocol

/// A request under way.
struct Exchange {
    let number: Int
    let client: Int
    /// The client's life that sent it; another one knows nothing of it.
    let life: Int
    let purpose: Purpose
    let request: RESTRequest
    let token: [UInt8]?
    let sentAt: Duration

    /// What the answer is for.
    enum Purpose: Hashable {
        case refresh
        case signIn
        case list
        case changes(conversation: String)
        case post(entry: Int64)
    }
}
