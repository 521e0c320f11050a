import WhisperRealtimePort
import WhisperRealtimeProtocol

/// A pending request.
struct Exchange {
    let number: Int
    let client: Int
    /// The client's life that sent it; a later life ignores it.
    let life: Int
    let purpose: Purpose
    let request: RESTRequest
    let token: [UInt8]?
    let sentAt: Duration

    /// The purpose of a request.
    enum Purpose: Hashable {
        case refresh
        case signIn
        case list
        case changes(conversation: String)
        case post(entry: Int64)
    }
}
