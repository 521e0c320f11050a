#if Realtime
    import WhisperMatrixClient
    import WhisperMessage
    import WhisperMessaging
    import WhisperMessengerPort
    import WhisperRealtimeNIO
    import WhisperRealtimePort
    import WhisperStorePort
    import WhisperTestThreads
    import Foundation
    import Synchronization
    import Testing

    /// The homeserver that `WHISPER_HOMESERVER` names by its URL and `WHISPER_HOMESERVER_NAME` by the name of its users,
    /// with the users ana and bob, whose passwords are "secret of ana" and "secret of bob".
    private let homeserver = ProcessInfo.processInfo.environment["WHISPER_HOMESERVER"]

    @Suite("A real homeserver (MX-6)", .ownThreads, .enabled(if: homeserver != nil, "WHISPER_HOMESERVER is not set"))
    struct RealServerTests {
        private let network: Network

        init() throws {
            let name = ProcessInfo.processInfo.environment["WHISPER_HOMESERVER_NAME"] ?? "localhost"
            network = Network(
                try RealtimeNIO(), to: try ServerLocation(homeserver ?? ""), name: name)
        }

        @Test("From an account to a sealed conversation, with a gap, media, history and another login (MX-6)")
        func conversation() async throws {
            let found = try await ServiceDiscovery(transport: network.transport).service(
                at: network.location.description)
            #expect(found == DiscoveredService(platform: .matrix, server: network.location))
            let (ana, bob) = (try Device("ana", on: network), try Device("bob", on: network))
            try await ana.logIn()
            try await bob.logIn()

            // A conversation of two.
            let room = try await ana.messenger().create(NewMessengerRoom(users: [bob.user], isDirect: true))
            #expect(try await ana.messenger().rooms().contains { $0.id == room.id && $0.kind == .direct })
            let offer = try #require(try await bob.messenger().rooms().first { $0.id == room.id })
            #expect(offer.standing == .invited && offer.kind == .direct && offer.inviter == ana.user)
            let joined = try await bob.messenger().join(room.id)
            #expect(joined.standing == .joined && joined.kind == .direct)
            for (device, other) in [(ana, bob), (bob, ana)] {
                let known = try #require(try await device.store.conversation(platform: .matrix, key: room.id))
                #expect(known.kind == .direct)
                try await ConversationContacts(device.store).bind(known.id, to: try await device.meet(other).id)
            }
            try await ana.running {
                try await bob.running {
                    try await ana.write("for Bob", in: room.id)
                    try await bob.hears(["for Bob"], in: room.id)
                    try await bob.write("for Ana", in: room.id)
                    try await ana.hears(["for Bob", "for Ana"], in: room.id)
                }
            }

            // A group, a gap and its history.
            let group = try await ana.messenger().create(NewMessengerRoom(title: "Garden", users: [bob.user]))
            #expect(try await bob.messenger().join(group.id).title == "Garden")
            let texts = (1...170).map { "m\($0)" }
            for text in texts.prefix(20) { try await ana.write(text, in: group.id) }
            try await ana.running {
                try await bob.running { try await bob.hears(Array(texts.prefix(20)), in: group.id) }
            }
            for text in texts.dropFirst(20) { try await ana.write(text, in: group.id) }
            try await ana.running(.outbox) {
                let isSent = try await eventually {
                    try await ana.store.outbox(of: .matrix, after: nil, limit: 1).isEmpty
                }
                #expect(isSent)
            }
            try await bob.running { try await bob.hears(texts, in: group.id) }
            let late = try Device("bob", on: network)
            try await late.logIn()
            try await late.running { try await late.hears(Array(texts.suffix(50)), in: group.id) }
            try await late.run(.history(of: group.id, pages: 20))
            #expect(try await late.texts(group.id) == texts)

            // A file.
            let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            let rest = Mutex<[UInt8]?>(bytes)
            let address = try await ana.messenger().upload(
                HTTPBodySource(length: bytes.count) { rest.withLock { $0.take() } }, type: "image/png", name: "a b.png")
            let received = Mutex<[UInt8]>([])
            try await bob.messenger().download(
                address, limit: 200_000, into: HTTPBodySink { chunk in received.withLock { $0 += chunk } })
            #expect(received.withLock { $0 } == bytes)
            await #expect(throws: MessengerError.tooLarge) {
                try await bob.messenger().download(address, limit: 1_000, into: HTTPBodySink { _ in })
            }
            await #expect(throws: MessengerError.notFound) {
                try await bob.messenger().download(
                    "mxc://\(network.name)/none", limit: 1_000, into: HTTPBodySink { _ in })
            }

            // Leaving, and another login as the same device.
            try await bob.messenger().leave(group.id)
            #expect(try await !bob.messenger().rooms().contains { $0.id == group.id })
            await #expect(throws: MessengerError.forbidden) { try await bob.messenger().join(group.id) }
            let account = try #require(try await MessengerAccount.stored(in: ana.store, of: .matrix))
            #expect(try await ana.messenger().logOut())
            await #expect(throws: MessengerError.notLoggedIn) { try await ana.messenger().rooms() }
            #expect(try await ana.logIn() == account)
            try await ana.write("again", in: group.id)
            try await ana.running { try await ana.hears(texts + ["again"], in: group.id) }
            await network.transport.shutDown()
        }
    }
#endif
