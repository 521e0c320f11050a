public import WhisperMessage
public import WhisperNotifierPort
import Synchronization

/// A screen in memory: for tests of what uses the port.
public final class InMemoryNotifier: Notifier {
    private struct State {
        var shown: [(chat: UniqueIdentifier, notification: ShownNotification)] = []
        var posted: [ChatNotification] = []
        var withdrawn: [UniqueIdentifier] = []
        var badges: [Int64] = []
        var failure: NotifierError?
    }

    private let state = Mutex(State())

    /// A screen with nothing on it.
    public init() {}

    /// Shows a notification of a chat.
    ///
    /// - Throws: The failure that `fail(with:)` has set, if any.
    public func post(_ notification: ChatNotification) async throws(NotifierError) {
        try change { state in
            let place = state.shown.firstIndex { $0.chat == notification.chat }
            guard place != nil || !notification.isQuiet else { return }
            state.posted.append(notification)
            let shown = ShownNotification(
                title: NotificationText.line(notification.title ?? "Whisper"),
                text: "\(notification.count) new messages"
                    + (notification.content.map { "\n" + NotificationText.paragraph($0) } ?? ""))
            if let place {
                state.shown[place].notification = shown
            } else {
                state.shown.append((notification.chat, shown))
            }
        }
    }

    /// Takes the notification of a chat away.
    ///
    /// - Throws: The failure that `fail(with:)` has set, if any.
    public func withdraw(_ chat: UniqueIdentifier) async throws(NotifierError) {
        try change { state in
            state.shown.removeAll { $0.chat == chat }
            state.withdrawn.append(chat)
        }
    }

    /// Shows a number at the icon.
    ///
    /// - Throws: The failure that `fail(with:)` has set, if any.
    public func badge(count: Int64) async throws(NotifierError) {
        try change { $0.badges.append(max(0, count)) }
    }

    /// The numbers that were ever shown at the icon, in order.
    public var badges: [Int64] { state.withLock(\.badges) }

    /// What is shown, the earliest first.
    public var shown: [ShownNotification] { state.withLock { $0.shown.map(\.notification) } }

    /// What was ever posted and shown, in order.
    public var posted: [ChatNotification] { state.withLock(\.posted) }

    /// What was ever withdrawn, in order.
    public var withdrawn: [UniqueIdentifier] { state.withLock(\.withdrawn) }

    /// Dismisses everything, as a user at the screen does.
    public func dismissAll() { state.withLock { $0.shown = [] } }

    /// Makes every call fail from now on, or none with nil.
    public func fail(with failure: NotifierError?) {
        state.withLock { state in
            state.failure = failure
            if failure == .unreachable { state.shown = [] }
        }
    }

    private func change(_ body: (inout State) -> Void) throws(NotifierError) {
        try state.withLock { (state: inout State) throws(NotifierError) in
            if let failure = state.failure { throw failure }
            body(&state)
        }
    }
}
