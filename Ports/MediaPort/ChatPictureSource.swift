/// Brings the pictures of chats from a messenger (ING-6).
///
/// The rules for every adapter; `MediaContract` checks them:
/// 1. `picture` returns `.unchanged` only for a chat whose present picture has the id that the caller names.
/// 2. An id stands for one picture of the chat: it changes with the picture.
/// 3. `fetch` returns the whole picture and nothing else. One of more bytes than the request permits is `tooLarge`.
/// 4. A request goes to the messenger's own hosts alone, whatever the path contains, and changes nothing there.
/// 5. Cancelling the task ends a call within a second.
/// 6. What arrives is not verified: it is unsigned, and need not be a picture.
public protocol ChatPictureSource: Sendable {
    /// Returns the present picture of a chat.
    ///
    /// - Parameters:
    ///   - chat: The messenger's key for the chat.
    ///   - known: The id of the picture that the caller has; nil if it has none.
    /// - Throws: `MediaTransferError`; `.network` also while there is no connection, `.unsupported` if this source has
    ///   no pictures of chats.
    func picture(of chat: String, known: String?) async throws(MediaTransferError) -> ChatPictureAnswer

    /// Fetches a picture: at least one byte.
    ///
    /// - Throws: `MediaTransferError`; `.refused` also for a picture without bytes.
    func fetch(_ request: PictureRequest) async throws(MediaTransferError) -> [UInt8]
}

/// The present picture of a chat, as its messenger states it.
public enum ChatPictureAnswer: Hashable, Sendable {
    /// It has none, or hides it from this account.
    case none
    /// It is the one that the caller has.
    case unchanged
    /// It is another one: its id, and the path at the messenger's hosts where it is.
    case picture(id: String, path: String)
}
