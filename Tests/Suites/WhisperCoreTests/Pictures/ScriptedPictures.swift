import Synchronization
import WhisperMediaPort

/// The pictures of a messenger's chats, and what goes wrong with them.
final class ScriptedPictures: ChatPictureSource {
    private struct State {
        var pictures: [String: (id: String, bytes: [UInt8])] = [:]
        var answers: [String: ChatPictureAnswer] = [:]
        var failures: [String: MediaTransferError] = [:]
        var fetchFailures: [String: MediaTransferError] = [:]
        var asked: [String] = []
        var fetched: [String] = []
        var known: [String?] = []
    }

    private let state = Mutex(State())
    private let beforeAnswer = Mutex<(@Sendable () async -> Void)?>(nil)

    /// Gives a chat a picture; nil removes it.
    func put(_ bytes: [UInt8]?, as id: String = "1", for chat: String) {
        state.withLock { $0.pictures[chat] = bytes.map { (id, $0) } }
    }

    /// Makes each request about a chat end with an answer, whatever is true.
    func always(_ answer: ChatPictureAnswer, for chat: String) { state.withLock { $0.answers[chat] = answer } }

    /// Makes each request about a chat fail; nil ends that.
    func fail(_ error: MediaTransferError?, for chat: String) { state.withLock { $0.failures[chat] = error } }

    /// Makes each fetch of a chat's picture fail; nil ends that.
    func failFetch(_ error: MediaTransferError?, for chat: String) {
        state.withLock { $0.fetchFailures[chat] = error }
    }

    /// Runs something before the next answer.
    func intervene(_ body: @escaping @Sendable () async -> Void) { beforeAnswer.withLock { $0 = body } }

    /// The chats that were asked about, in order.
    var asked: [String] { state.withLock(\.asked) }
    /// The chats whose pictures were fetched, in order.
    var fetched: [String] { state.withLock(\.fetched) }
    /// The ids that the requests named.
    var known: [String?] { state.withLock(\.known) }

    func picture(of chat: String, known: String?) async throws(MediaTransferError) -> ChatPictureAnswer {
        let intervention = beforeAnswer.withLock { body in
            defer { body = nil }
            return body
        }
        await intervention?()
        let result = state.withLock { state -> Result<ChatPictureAnswer, MediaTransferError> in
            state.asked.append(chat)
            state.known.append(known)
            if let failure = state.failures[chat] { return .failure(failure) }
            if let answer = state.answers[chat] { return .success(answer) }
            guard let picture = state.pictures[chat] else { return .success(.none) }
            return .success(picture.id == known ? .unchanged : .picture(id: picture.id, path: "/v/\(chat)"))
        }
        return try result.get()
    }

    func fetch(_ request: PictureRequest) async throws(MediaTransferError) -> [UInt8] {
        let chat = String(request.path.dropFirst(3))
        let result = state.withLock { state -> Result<[UInt8], MediaTransferError> in
            state.fetched.append(chat)
            if let failure = state.fetchFailures[chat] { return .failure(failure) }
            return state.pictures[chat].map { .success($0.bytes) } ?? .failure(.expired)
        }
        return try result.get()
    }
}
