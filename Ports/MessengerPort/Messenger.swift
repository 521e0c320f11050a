public import WhisperMessage
public import WhisperRealtimePort

/// A messenger service with one account, between its server and a vault (MX-1).
///
/// The vault is the source of truth: what the service delivers is stored before anything is reported, and what is to be
/// sent is in the vault's outbox before a messenger sees it. A messenger therefore loses nothing when its process ends
/// at any moment, and a user of this port reads messages from the vault, not from here.
///
/// Conversations are named by the service's ids. The laws, which `MessengerContract` checks:
/// 1. A run with scope `everything` stores every message that the account may read, in the service's order, once:
///    those sent while it runs, and those sent while nothing ran. What is stored is not delivered again by another run.
///    A service with the ability `history` may leave out what is before the first message that it delivers of a
///    conversation; that is the conversation's history. What was sent since the conversation was created, joined or
///    listed by the messenger is no history.
/// 2. Every message of the outbox is sent in the order in which it was written to its conversation, and is at the
///    service exactly once: although answers are lost, runs are cancelled at any moment, and several run at once over
///    the same vault. `sent` is reported only after the service has accepted the message, and by each run that got the
///    answer; if the answer was lost, perhaps by none.
/// 3. A message that the service refuses for good, or whose files cannot be sent, is reported as `givenUp` with the
///    reason, and is failed in the vault. Those behind it are sent nonetheless.
/// 4. A run ends without an error when its task is cancelled, whatever it is waiting for, after pending work had a
///    short time to finish; it may be cancelled before it begins. Afterwards another run continues where it ended.
/// 5. An unreachable server ends no run: `waiting` is reported with the delay, and the run continues by itself once the
///    server can be reached.
/// 6. If the service has ended the session, the run throws `sessionEnded`, and other operations do so too; after
///    `logOut`, they throw `notLoggedIn`. Messages wait in the outbox and are sent after the next login, once. If the
///    session now belongs to another user, the run throws `otherAccount`, and sends nothing.
/// 7. A run with scope `outbox` receives nothing and sends what is waiting, at once. One with scope `history` fetches
///    the stated number of pages of the history before a conversation's first message, and ends by itself.
/// 8. `rooms` returns each conversation of the account once. One that was created or joined is listed as joined, and is
///    in the vault as soon as the call returns. One that was left is not listed, and its messages stay in the vault.
///    After `leave`, nothing that others send there is received.
/// 9. An operation that is not among the abilities throws `unsupported` and changes nothing. Ids that are none of the
///    service's throw `invalidArgument` or `notFound`, and nothing is sent to any other address because of them.
/// 10. A text that `textLimit` allows is accepted; one that it does not allow is refused by the service or by the
///    messenger, and never cut or split.
/// 11. What is uploaded can be downloaded with the same bytes by every member of the conversation in which it is sent.
///    A download that is larger than its limit throws `tooLarge`; its sink then received at most the limit. A source or
///    sink that fails ends the call with `transport(.bodyFailed)`.
/// 12. No notice, error or description contains a secret.
public protocol Messenger: Sendable {
    /// The account.
    var account: MessengerAccount { get }

    /// What the service can do besides receiving and sending messages.
    var abilities: Set<MessengerAbility> { get }

    /// The length of a text that the service accepts as one message.
    var textLimit: MessengerTextLimit { get }

    /// Whether there is a session, or what can open one: without, `run` throws `notLoggedIn`.
    ///
    /// - Throws: `keychain` if the keychain is unavailable.
    func isLoggedIn() throws(MessengerError) -> Bool

    /// Synchronises the vault with the service until the task is cancelled, or the scope is done (laws 1 to 7).
    ///
    /// - Parameter notify: Called in order, on any thread.
    /// - Throws: `MessengerError` for failures that no retry can fix, such as a session that has ended. The vault
    ///   remains consistent.
    func run(
        _ scope: MessengerScope, notify: @escaping @Sendable (MessengerNotice) -> Void
    ) async throws(MessengerError)

    /// Returns the conversations of the account, those it is a member of and those it is invited to (law 8), and
    /// records the former in the vault.
    ///
    /// - Throws: `MessengerError` if the server cannot be reached, rejects the request or violates the protocol, if the
    ///   session has ended, or if the vault cannot be written.
    func rooms() async throws(MessengerError) -> [MessengerRoom]

    /// Creates a conversation (law 8).
    ///
    /// - Throws: As `rooms`; `invalidArgument` for a user id that is none; `unsupported`.
    func create(_ room: NewMessengerRoom) async throws(MessengerError) -> MessengerRoom

    /// Joins a conversation: one that the user is invited to, or a public one by its id or its name at the service.
    ///
    /// - Throws: As `rooms`; `forbidden` or `notFound`; `invalidArgument`; `unsupported`.
    func join(_ room: String) async throws(MessengerError) -> MessengerRoom

    /// Leaves a conversation, or declines an invitation. Its messages stay in the vault.
    ///
    /// - Throws: As `join`.
    func leave(_ room: String) async throws(MessengerError)

    /// Returns the maximum size of a file in bytes that the service accepts now; nil if it states none.
    ///
    /// - Throws: As `rooms`; `unsupported`.
    func largestFile() async throws(MessengerError) -> Int64?

    /// Uploads a file, for a message that refers to it (law 11).
    ///
    /// - Returns: The service's address of the file.
    /// - Throws: As `rooms`; `tooLarge`; `unsupported`; `transport(.bodyFailed)` if the source fails.
    func upload(_ file: HTTPBodySource, type: String, name: String?) async throws(MessengerError) -> String

    /// Downloads a file (law 11).
    ///
    /// - Parameters:
    ///   - address: The service's address of the file, as a message refers to it.
    ///   - limit: The maximum size in bytes.
    /// - Throws: As `rooms`; `notFound`; `tooLarge`; `invalidArgument`; `unsupported`; `transport(.bodyFailed)` if the
    ///   sink fails.
    func download(_ address: String, limit: Int, into sink: HTTPBodySink) async throws(MessengerError)

    /// Returns the service's address of a file of a message that was received; nil if none is known.
    ///
    /// - Parameter index: The index of the attachment in the message's content.
    func address(ofFile index: Int, of message: UnifiedMessage) -> String?

    /// Ends the session: notifies the server, if it can be reached, and removes from this machine what could renew the
    /// session in any case.
    ///
    /// - Returns: Whether the server confirmed the end.
    /// - Throws: `MessengerError` if the secrets could not be removed, or their removal could not be verified.
    func logOut() async throws(MessengerError) -> Bool
}

extension Messenger {
    /// Not part of the service.
    ///
    /// - Throws: `unsupported`.
    public func largestFile() async throws(MessengerError) -> Int64? { throw .unsupported }

    /// None is known.
    public func address(ofFile index: Int, of message: UnifiedMessage) -> String? { nil }
}

/// What a service can do besides receiving and sending messages.
public enum MessengerAbility: String, Hashable, Sendable, CaseIterable {
    /// Conversations can be created.
    case creatingRooms = "create"
    /// Conversations can be joined and left.
    case joiningRooms = "join"
    /// The history before the first message that the vault has can be fetched.
    case history
    /// Files can be uploaded and downloaded.
    case media
}

/// The scope of a run.
public enum MessengerScope: Hashable, Sendable {
    /// Everything: messages of others are received, live and by catching up; waiting messages are sent.
    case everything
    /// Only waiting messages are sent, by requests alone, for a command that ends soon.
    ///
    /// A person is waiting, so retries postponed after an earlier failure are made at once.
    case outbox
    /// Everything, and this many pages of the history before the first message of a conversation; the run ends when
    /// they are stored, or there is no more.
    case history(of: String, pages: Int)
}
