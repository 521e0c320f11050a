import WhisperArchive
import WhisperMessage
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("Accounts, contacts of conversations, and figures in the vault", .ownThreads)
struct KeepingTests {
    @Test("A vault has one account permanently; its device may be renamed")
    func account() async throws {
        let device = try await Device("ann", on: try Network(), logsIn: false)
        #expect(try await MessengerAccount.stored(in: device.store, of: .realtime) == nil)
        try await device.account.keep(in: device.store)
        #expect(try await MessengerAccount.stored(in: device.store, of: .realtime) == device.account)
        var renamed = device.account
        renamed.device = "another name"
        try await renamed.keep(in: device.store)
        #expect(try await MessengerAccount.stored(in: device.store, of: .realtime) == renamed)
        for (server, user) in [("https://chat.example", "bob"), ("https://other.example", "ann")] {
            let other = MessengerAccount(
                platform: .realtime, server: try ServerLocation(server), user: user, device: "test")
            await #expect(throws: MessengerError.otherAccount) { try await other.keep(in: device.store) }
        }
        #expect(try await MessengerAccount.stored(in: device.store, of: .realtime) == renamed)
    }

    @Test("An unreadable account is an error, and is never replaced by another one")
    func damagedAccount() async throws {
        let device = try await Device("ann", on: try Network(), logsIn: false)
        for text in ["", "{}", "[]", #"{"server":"http://chat.example","user":"a","device":"b"}"#] {
            try await device.store.setSetting(MessengerAccount.setting(of: .realtime), to: text)
            await #expect(throws: MessengerError.store(StoreError(.damaged))) {
                try await device.account.keep(in: device.store)
            }
        }
    }

    @Test("Only direct conversations can be bound, and only to existing contacts (RT-10)")
    func bindings() async throws {
        let device = try await Device("ann", on: try Network(), logsIn: false)
        let contacts = ConversationContacts(device.store)
        let direct = try await device.conversation("c1")
        let group = try await device.conversation("g1", kind: .group)
        let export = try await device.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "x", title: "Bob", kind: .direct)
        ).id
        let contact = try await device.addContact("Bob")
        for conversation in [group, export] {
            await #expect(throws: SealedConversationError.notDirect) {
                try await contacts.bind(conversation, to: contact)
            }
        }
        await #expect(throws: SealedConversationError.contactNotFound) {
            try await contacts.bind(direct, to: UniqueIdentifier(high: 1, low: 1))
        }
        await #expect(throws: SealedConversationError.notFound) {
            try await contacts.bind(UniqueIdentifier(high: 1, low: 1), to: contact)
        }
        #expect(try await contacts.all().isEmpty)
        try await contacts.bind(direct, to: contact)
        #expect(try await contacts.all() == [direct: contact])
        try await contacts.unbind(direct)
        try await contacts.unbind(direct)
        #expect(try await contacts.all().isEmpty)
        #expect(try await device.store.setting(ContactConversations.setting(of: .realtime)) == nil)
        try await contacts.bind(direct, to: contact)
        _ = try await device.store.deleteConversation(direct)
        #expect(try await contacts.all().isEmpty)
        let again = try await device.conversation("c1")
        #expect(try await contacts.all() == [again: contact])
        #expect(try await contacts.unbind(server: "c1"))
        #expect(try await !contacts.unbind(server: "c1"))
        // An unreadable setting must not cause plain text to be sent.
        try await device.store.setSetting(ContactConversations.setting(of: .realtime), to: "{\"x\":1}")
        await #expect(throws: StoreError(.damaged)) { try await contacts.all() }
        await #expect(throws: DispatchError.self) { try await device.write("hello") }
    }

    @Test("Of conversations that are bound at the same time none stays unbound (RT-10)")
    func bindingsAtOnce() async throws {
        let device = try await Device("ann", on: try Network(), logsIn: false)
        let contact = try await device.addContact("Bob")
        var conversations: [UniqueIdentifier] = []
        for number in 0..<8 { conversations.append(try await device.conversation("c\(number)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for conversation in conversations {
                group.addTask { try await ConversationContacts(device.store).bind(conversation, to: contact) }
            }
            try await group.waitForAll()
        }
        #expect(Set(try await ConversationContacts(device.store).all().keys) == Set(conversations))
    }

    @Test("Figures add up over runs, and unreadable ones count as zero")
    func figures() async throws {
        let device = try await Device("ann", on: try Network(), logsIn: false)
        var figures = SyncFigures()
        for (number, field) in SyncFigures.fields.enumerated() { figures[keyPath: field.path] = Int64(number + 1) }
        figures.latency.add(.milliseconds(3))
        try await figures.keep(in: device.store, of: .realtime)
        #expect(try await SyncFigures.stored(in: device.store, of: .realtime) == figures)
        try await figures.keep(in: device.store, of: .realtime)
        try await SyncFigures().keep(in: device.store, of: .realtime)
        var twice = figures
        twice.add(figures)
        #expect(try await SyncFigures.stored(in: device.store, of: .realtime) == twice)
        #expect(twice.latency.count == 2 && twice.connects == 2)
        for text in ["", "7", #"{"connects":-3,"events":"many","latency":{"x":1,"99999999":2}}"#] {
            try await device.store.setSetting("realtime.figures", to: text)
            #expect(try await SyncFigures.stored(in: device.store, of: .realtime) == SyncFigures())
        }
    }
}
