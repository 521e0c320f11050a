import WhisperArchive
import WhisperClockPort
import WhisperInMemoryStore
import WhisperMessage
import WhisperNotifierContract
import WhisperNotifierPort
import WhisperStorePort
import Synchronization
import Testing
import WhisperCore

/// A vault in memory, a screen, and the notifications from one to the other.
struct NotificationFixture: Sendable {
    let store: any VaultStore = InMemoryStore(clock: StillClock())
    let screen = InMemoryNotifier()
    var disclosure = NotificationDisclosure.chat
    var clock: any MonotonicClock = InstantClock()
    var wallClock = StillClock()

    /// Runs a body while notifications are shown, then closes the vault and waits for their end.
    func observing(
        report: @escaping @Sendable (NotifierError) -> Void = { _ in }, _ body: () async throws -> Void
    ) async throws {
        let notifications = try await begin()
        let running = Task { await notifications.run(report: report) }
        try await body()
        await store.close()
        await running.value
    }

    /// Begins to observe.
    func begin() async throws -> MessageNotifications {
        try await MessageNotifications(
            observing: store, notifier: screen, wallClock: wallClock, clock: clock, disclosure: disclosure)
    }

    /// A chat of a title.
    func chat(_ title: String, kind: ConversationKind = .direct) async throws -> UniqueIdentifier {
        try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: title, title: title, kind: kind)
        ).id
    }

    /// A message in a chat, each in a separate transaction.
    func message(
        _ text: String?, in chat: UniqueIdentifier, from name: String = "Ann", at second: Int,
        direction: MessageDirection = .incoming, isRead: Bool = false, kind: ContentKind = .text
    ) async throws {
        let sender = try await store.sender(
            for: NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .linkedID, value: "\(name)@lid")],
                participant: Participant(identifier: nil, displayName: name), isOwner: direction == .outgoing,
                seenAt: LiveEvents.time(second)))
        _ = try await store.save([
            NewMessage(
                conversation: chat, externalID: "M\(second)", platform: .whatsapp, timestamp: LiveEvents.time(second),
                precision: .second, sender: sender, direction: direction, isRead: isRead,
                content: Content(kind: kind, text: text))
        ])
    }

    /// Waits until the screen shows this, each notification as its heading and the number of messages.
    func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) async {
        let isShown = await eventually { headings == expected.sorted() }
        #expect(isShown, "\(headings) in place of \(expected)", sourceLocation: sourceLocation)
    }

    private var headings: [String] {
        screen.shown.map { "\($0.title) \($0.text.prefix { $0 != " " })" }.sorted()
    }
}

/// Waits until something is so; false where it does not become so within a minute.
func eventually(_ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(300)
    while !condition() {
        if ContinuousClock.now > end { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}

/// A clock whose waits last until they are let go.
final class HeldClock: MonotonicClock {
    private let state = Mutex((isHeld: true, waits: 0))

    func elapsed() -> Duration { .zero }

    func wait(for duration: Duration) async {
        state.withLock { $0.waits += 1 }
        while state.withLock(\.isHeld), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(2)) }
    }

    func release() { state.withLock { $0.isHeld = false } }

    var waits: Int { state.withLock(\.waits) }
}
