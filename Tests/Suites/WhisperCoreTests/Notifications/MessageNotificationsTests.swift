import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperNotifierContract
import WhisperNotifierPort
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("Notifications of new messages (ING-6)", .ownThreads)
struct MessageNotificationsTests {
    @Test("Live messages cause one notification per chat, with the number of unread messages")
    func live() async throws {
        let fixture = NotificationFixture()
        let (garden, orchard) = (try await fixture.chat("Garden"), try await fixture.chat("Orchard"))
        try await fixture.observing {
            try await fixture.message("one", in: garden, at: 1)
            await fixture.expect(["Garden 1"])
            try await fixture.message("two", in: garden, at: 2)
            try await fixture.message("three", in: orchard, at: 3)
            await fixture.expect(["Garden 2", "Orchard 1"])
        }
        #expect(fixture.screen.posted.allSatisfy { !$0.isQuiet && $0.content == nil })
    }

    @Test("Live messages of a source cause notifications; backlog and own messages do not", arguments: [false, true])
    func pipeline(_ isBacklog: Bool) async throws {
        let fixture = NotificationFixture()
        try await fixture.observing {
            let pipeline = IngestionPipeline(
                store: fixture.store, digest: try SodiumSealing(), wallClock: StillClock(), clock: InstantClock())
            let events = [
                LiveEvents.message(1), LiveEvents.message(2, from: "Me"), LiveEvents.message(3),
                LiveEvents.message(4, from: nil),
            ]
            _ = try await pipeline.run(LiveScript(events.map { [$0] }, isBacklog: isBacklog), name: "test")
            if isBacklog {
                // What comes afterwards shows that what came before was passed over.
                try await fixture.message("live", in: try await fixture.chat("Marker"), at: 5)
            }
            await fixture.expect(isBacklog ? ["Marker 1"] : ["Garden 2"])
        }
    }

    @Test("What a blocked contact sealed is in no notification (CON-5)", arguments: [false, true])
    func blocked(_ isBlocked: Bool) async throws {
        let couple = try await Couple()
        let bob = couple.bob
        let sealed = try await couple.ann.seal("Kiwi", to: couple.annsBob)
        if isBlocked { _ = try await bob.book.block(couple.bobsAnn.id) }
        let screen = InMemoryNotifier()
        let notifications = try await MessageNotifications(
            observing: bob.store, trust: bob.ports.trust, notifier: screen, wallClock: StillClock(),
            clock: InstantClock(), disclosure: .content)
        let running = Task { await notifications.run() }
        _ = try await Carried("Look: \(sealed.text)", at: bob.clock.now(), in: bob.store)
        _ = try await Inbox(bob.ports).open()
        let isShown = await eventually { screen.shown.first?.text.hasPrefix("2 ") == true }
        #expect(isShown)
        #expect(screen.shown.contains { $0.text.contains("Kiwi") } != isBlocked)
        await bob.store.close()
        await running.value
    }

    @Test("The badge is the number of messages that notifications are about, and disappears with them")
    func badge() async throws {
        let fixture = NotificationFixture()
        let (garden, orchard) = (try await fixture.chat("Garden"), try await fixture.chat("Orchard"))
        let muted = try await fixture.chat("Muted")
        try await fixture.store.setMuted(muted, true)
        try await fixture.message("old", in: orchard, at: 1)
        try await fixture.observing {
            try await fixture.message("one", in: muted, at: 2)
            try await fixture.message("two", in: garden, at: 3)
            try await fixture.message("three", in: garden, at: 4)
            let two = await eventually { fixture.screen.badges.last == 2 }
            #expect(two, "\(fixture.screen.badges)")
            // What was unread before counts with what arrives.
            try await fixture.message("four", in: orchard, at: 5)
            let four = await eventually { fixture.screen.badges.last == 4 }
            #expect(four, "\(fixture.screen.badges)")
            for chat in [garden, orchard] { try await fixture.store.markRead(chat, upTo: nil) }
            let none = await eventually { fixture.screen.badges.last == 0 }
            #expect(none, "\(fixture.screen.badges)")
        }
        #expect(zip(fixture.screen.badges, fixture.screen.badges.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("Messages unread before cause no notification, but count when more arrive")
    func unreadBefore() async throws {
        let fixture = NotificationFixture()
        let (garden, orchard) = (try await fixture.chat("Garden"), try await fixture.chat("Orchard"))
        try await fixture.message("old", in: garden, at: 1)
        try await fixture.message("old", in: orchard, at: 2)
        try await fixture.observing {
            try await fixture.store.setPinned(orchard, true)
            try await fixture.message("new", in: garden, at: 3)
            await fixture.expect(["Garden 2"])
        }
        #expect(fixture.screen.posted.map(\.chat) == [garden])
    }

    @Test("Reading some updates the number silently, reading all removes the notification")
    func reading() async throws {
        let fixture = NotificationFixture()
        let garden = try await fixture.chat("Garden")
        try await fixture.observing {
            for second in 1...3 { try await fixture.message("text", in: garden, at: second) }
            await fixture.expect(["Garden 3"])
            let first = try await fixture.store.messages(in: garden, .oldest, limit: 1).first?.unified.id
            _ = try await fixture.store.markRead(garden, upTo: first)
            await fixture.expect(["Garden 2"])
            #expect(fixture.screen.posted.last?.isQuiet == true)
            _ = try await fixture.store.markRead(garden, upTo: nil)
            await fixture.expect([])
            try await fixture.message("text", in: garden, at: 4)
            await fixture.expect(["Garden 1"])
        }
    }

    @Test("A muted chat causes no notifications; muting removes one, unmuting does not restore it")
    func muted() async throws {
        let fixture = NotificationFixture()
        let (garden, marker) = (try await fixture.chat("Garden"), try await fixture.chat("Marker"))
        try await fixture.observing {
            try await fixture.message("one", in: garden, at: 1)
            await fixture.expect(["Garden 1"])
            try await fixture.store.setMuted(garden, true)
            await fixture.expect([])
            try await fixture.message("two", in: garden, at: 2)
            try await fixture.message("marker", in: marker, at: 3)
            await fixture.expect(["Marker 1"])
            try await fixture.store.setMuted(garden, false)
            try await fixture.message("marker", in: marker, at: 4)
            await fixture.expect(["Marker 2"])
            try await fixture.message("three", in: garden, at: 5)
            await fixture.expect(["Garden 3", "Marker 2"])
        }
    }

    @Test("Deleting a chat removes its notification")
    func deleted() async throws {
        let fixture = NotificationFixture()
        let garden = try await fixture.chat("Garden")
        try await fixture.observing {
            try await fixture.message("one", in: garden, at: 1)
            await fixture.expect(["Garden 1"])
            try await fixture.store.deleteConversation(garden)
            await fixture.expect([])
        }
    }

    @Test("Only the chosen details are disclosed", arguments: NotificationDisclosure.allCases)
    func disclosure(_ disclosure: NotificationDisclosure) async throws {
        let fixture = NotificationFixture(disclosure: disclosure)
        let (direct, group) = (try await fixture.chat("Ann"), try await fixture.chat("Garden", kind: .group))
        try await fixture.observing {
            try await fixture.message("the words", in: direct, at: 1)
            #expect(await eventually { fixture.screen.posted.count == 1 })
            try await fixture.message("the words", in: group, at: 2)
            #expect(await eventually { fixture.screen.posted.count == 2 })
        }
        let posted = fixture.screen.posted
        #expect(posted.map(\.title) == (disclosure == .count ? [nil, nil] : ["Ann", "Garden"]))
        #expect(posted.map(\.content) == (disclosure == .content ? ["the words", "Ann: the words"] : [nil, nil]))
        #expect(posted.map(\.count) == [1, 1])
    }

    @Test("Of several, the newest that is unread is shown; one without words, or taken back, only counts")
    func newest() async throws {
        let fixture = NotificationFixture(disclosure: .content)
        let garden = try await fixture.chat("Garden")
        try await fixture.observing {
            try await fixture.message("first", in: garden, at: 1)
            #expect(await eventually { fixture.screen.posted.last?.content == "first" })
            try await fixture.message("my own", in: garden, from: "Me", at: 2, direction: .outgoing)
            try await fixture.message("older, told late", in: garden, at: 0)
            #expect(await eventually { fixture.screen.posted.last?.count == 2 })
            #expect(fixture.screen.posted.last?.content == "first")
            try await fixture.message(nil, in: garden, at: 3, kind: .image)
            #expect(await eventually { fixture.screen.posted.last?.count == 3 })
            #expect(fixture.screen.posted.last?.content == nil)
            try await fixture.message("taken back", in: garden, at: 4, kind: .deleted)
            #expect(await eventually { fixture.screen.posted.last?.count == 4 })
            #expect(fixture.screen.posted.last?.content == nil)
        }
    }
}
