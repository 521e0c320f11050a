import WhisperBridgeProtocol
import WhisperMediaPort

/// What a bridge says about the picture of a chat.
public enum BridgeAvatarAnswer: Hashable, Sendable {
    /// There is no picture, or it is hidden.
    case none
    /// The picture is the known one.
    case unchanged
    /// There is another picture: its id, 1 … 256 bytes, and where a process for files fetches it.
    case picture(id: String, path: String)
    /// Too many requests: it may be tried again later.
    case limited
    /// The bridge has no pictures.
    case unsupported
    /// The bridge has not answered, or with something that makes no sense.
    case failed
}

extension BridgeSession {
    /// Asks which picture a chat has. A bridge that has not named the ability `avatars` is not asked.
    ///
    /// - Parameters:
    ///   - chat: The service's key for the chat.
    ///   - known: The id of the picture that is there; nil if none is.
    public func avatar(of chat: String, known: String?) async -> BridgeAvatarAnswer {
        guard conversation.isReady, !isEnding else { return .failed }
        guard conversation.ready?.can(.avatars) == true else { return .unsupported }
        let reply = await ask(within: surroundings.settings.queryTimeout) {
            .avatar(id: $0, chat: chat, known: known)
        }
        return reply.map { BridgeAvatarAnswer($0, known: known) } ?? .failed
    }
}

extension BridgeAvatarAnswer {
    private static let longestID = 256

    /// The meaning of a reply. A picture that is there counts only if it can be fetched.
    init(_ reply: BridgeReply, known: String?) {
        guard reply.isDone else {
            switch reply.error {
            case "UNSUPPORTED": self = .unsupported
            case "WHATSAPP_RATE_LIMITED": self = .limited
            default: self = .failed
            }
            return
        }
        switch reply.members["picture_id"] {
        case nil, .null?: self = .none
        case .string(let id)? where id == known: self = .unchanged
        case .string(let id)? where (1...BridgeAvatarAnswer.longestID).contains(id.utf8.count):
            let request = reply.text("path").flatMap { PictureRequest(path: $0) }
            self = request.map { .picture(id: id, path: $0.path) } ?? .failed
        default: self = .failed
        }
    }
}
