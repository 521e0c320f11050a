import WhisperMessage
import WhisperNotifierContract
import WhisperNotifierPort
import WhisperTestThreads
import Testing

/// Mistakes that a notifier could make.
enum NotifierFlaw: CaseIterable {
    case stacksNotifications
    case sharesOneForAllChats
    case forgetsToWithdraw
    case withdrawsEverything
    case failsToWithdrawNothing
    case showsQuietOnes
    case showsContentTwice
    case keepsTheFirstTitle
    case hidesTheCount
    case interpretsMarkup
    case showsControlCharacters
    case showsTextOfAnyLength
    case failsSilently
    case staysBroken
    case reportsTimeoutAsUnreachable
    case neverRemovesTheBadge
}

@Suite("The notifier contract detects mistakes", .ownThreads)
struct FlawedNotifierTests {
    @Test("A screen in memory follows the rules")
    func inMemory() async throws {
        for law in NotifierLaw.all {
            let screen = InMemoryNotifier()
            try await law.check(bench(screen, screen))
        }
    }

    @Test("A mistake breaks a rule", arguments: NotifierFlaw.allCases)
    func mistake(_ flaw: NotifierFlaw) async throws {
        await withKnownIssue {
            for law in NotifierLaw.all {
                let screen = InMemoryNotifier()
                try await law.check(bench(FlawedNotifier(flaw: flaw, screen: screen), screen, flaw))
            }
        }
    }

    private func bench(
        _ notifier: any Notifier, _ screen: InMemoryNotifier, _ flaw: NotifierFlaw? = nil
    ) -> NotifierBench {
        NotifierBench(
            notifier: notifier,
            shown: {
                screen.shown.map { shown in
                    switch flaw {
                    case .hidesTheCount: ShownNotification(title: shown.title, text: shown.text.filter { !$0.isNumber })
                    case .interpretsMarkup:
                        ShownNotification(title: shown.title, text: shown.text.replacing(/<[^>]*>/, with: ""))
                    default: shown
                    }
                }
            },
            dismissAll: { screen.dismissAll() }, obstruct: { screen.fail(with: .unreachable) },
            stall: { screen.fail(with: .timedOut) }, restore: { screen.fail(with: nil) },
            badge: { screen.badges.last ?? 0 })
    }
}

/// A notifier that is correct except for one mistake.
actor FlawedNotifier: Notifier {
    private let flaw: NotifierFlaw
    private let screen: InMemoryNotifier
    private var posted: [UniqueIdentifier: ChatNotification] = [:]
    private var hasFailed = false
    private var next: UInt64 = 1_000

    init(flaw: NotifierFlaw, screen: InMemoryNotifier) {
        self.flaw = flaw
        self.screen = screen
    }

    func post(_ notification: ChatNotification) async throws(NotifierError) {
        var changed = notification
        switch flaw {
        case .stacksNotifications:
            next += 1
            changed.chat = UniqueIdentifier(version4High: 0x4000, low: next)
        case .sharesOneForAllChats: changed.chat = UniqueIdentifier(version4High: 0x4000, low: 0)
        case .showsQuietOnes: changed.isQuiet = false
        case .showsContentTwice: changed.content = notification.content ?? posted[notification.chat]?.content
        case .keepsTheFirstTitle: changed.title = notification.title ?? posted[notification.chat]?.title
        case .showsControlCharacters:
            changed.title = notification.title?.replacing("\u{1B}", with: "^[")
        case .showsTextOfAnyLength:
            changed.title = notification.title.map { String($0.prefix(30)) + String(repeating: "…", count: $0.count) }
            if (notification.title?.count ?? 0) > 1_000 { changed.content = "cut" }
        default: break
        }
        posted[notification.chat] = changed
        if flaw == .staysBroken, hasFailed { throw .unreachable }
        do throws(NotifierError) {
            try await screen.post(changed)
        } catch {
            hasFailed = true
            switch flaw {
            case .failsSilently: return
            case .reportsTimeoutAsUnreachable: throw .unreachable
            default: throw error
            }
        }
    }

    func withdraw(_ chat: UniqueIdentifier) async throws(NotifierError) {
        switch flaw {
        case .forgetsToWithdraw: return
        case .withdrawsEverything: screen.dismissAll()
        case .failsToWithdrawNothing where posted.removeValue(forKey: chat) == nil: throw .refused
        default: break
        }
        try await screen.withdraw(chat)
    }

    func badge(count: Int64) async throws(NotifierError) {
        if flaw == .neverRemovesTheBadge, count <= 0 { return }
        try await screen.badge(count: count)
    }
}
