#if Bridge
    import Synchronization
    import Testing
    import WhisperArchive
    import WhisperCore
    import WhisperInMemoryStore
    import WhisperIngestionPort
    import WhisperMessage
    import WhisperSodiumSealing
    import WhisperStorePort
    import WhisperSystemClock
    import WhisperTestThreads
    import WhisperWhatsmeowBridge

    @Suite("Groups and older messages from a bridge into a vault (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeDetailsTests {
        private let fixture: BridgeFixture
        private let store: any VaultStore = InMemoryStore(clock: SystemClock())

        init() throws { fixture = try BridgeFixture() }

        private func run(_ source: any IngestionSource) async throws -> RunFigures {
            let pipeline = IngestionPipeline(
                store: store, digest: try SodiumSealing(), wallClock: SystemClock(), clock: SystemStopwatch())
            return try await pipeline.run(source, name: "bridge") { _ in }
        }

        private static let message = ##"""
            {"type":"message","seq":1,"message_id":"m1","from":"15550101@s.whatsapp.net","to":"1@g.us",\##
            "group_id":"1@g.us","timestamp":1781000000000,"message_type":"text","content":{"text":"hello"},\##
            "receipts":[{"from":"+15550102","status":"read","timestamp":1781000001000},\##
            {"from":"15550100@s.whatsapp.net","status":"read","timestamp":1781000002000}]}
            """##

        @Test("A group that was reported before its first message has its title, description and members then")
        func group() async throws {
            let group = ##"""
                {"type":"chat","chat":"1@g.us","kind":"group","name":"Walkers","description":"Sundays",\##
                "complete":true,"members":[{"id":"77@lid","role":"owner"},\##
                {"id":"15550100@s.whatsapp.net","role":"member"}]}
                """##
            let person = #"{"type":"person","ids":["+15550101","77@lid"],"contact_name":"Ana"}"#
            let source = try fixture.bridge(
                """
                {"do":"ready","protocol":2}
                {"do":"login"}
                {"do":"line","line":\(group)}
                {"do":"line","line":\(person)}
                {"do":"line","line":\(Self.message)}
                {"do":"closed"}
                """)
            #expect(try await run(source).added == 1)
            let chat = try #require(try await store.conversation(platform: .whatsapp, key: "1@g.us"))
            #expect(chat.title == "Walkers" && chat.description == "Sundays")
            let members = try await store.members(of: chat.id)
            #expect(members.map(\.role) == [.owner, .member] && members.map(\.isOwner) == [false, true])
            #expect(members.first?.displayName == "Ana")
            let message = try #require(try await store.messages(in: chat.id, .oldest, limit: 1).first)
            #expect(try await store.people(named: "Ana", limit: 10).map(\.id) == members.prefix(1).map(\.person))
            let receipts = try await store.receipts(of: message.unified.id)
            #expect(receipts.map(\.status) == [.read], "What the owner has read elsewhere is not one")
        }

        @Test(
            "A direct chat takes its title from the address book, whoever writes first and whichever line comes first",
            arguments: [true, false], [true, false])
        func title(isOwn: Bool, isPersonFirst: Bool) async throws {
            let person =
                #"{"type":"person","ids":["77@lid","15550101@s.whatsapp.net"],"contact_name":"Ana Reis","push_name":"Ana P"}"#
            let message = ##"""
                {"type":"message","seq":1,"message_id":"m1","from":"\##(isOwn ? "15550100@s.whatsapp.net" : "77@lid")",\##
                "to":"\##(isOwn ? "77@lid" : "15550100@s.whatsapp.net")","timestamp":1781000000000,"message_type":"text",\##
                "content":{"text":"hello","from_me":\##(isOwn)\##(isOwn ? "" : #","from_name":"Ana P""#)}}
                """##
            let lines = isPersonFirst ? [person, message] : [message, person]
            let source = try fixture.bridge(
                """
                {"do":"ready","protocol":2}
                {"do":"login"}
                {"do":"line","line":\(lines[0])}
                {"do":"line","line":\(lines[1])}
                {"do":"closed"}
                """)
            #expect(try await run(source).added == 1)
            let chats = try await store.conversations(after: nil, limit: 10)
            #expect(chats.map(\.title) == [isOwn || isPersonFirst ? "Ana Reis" : "Ana P"])
        }

        /// A run of a bridge that has brought the newest message of a chat, before which older ones are requested.
        private struct LiveChat {
            let session: BridgeSession
            let running: Task<RunFigures, any Error>
            let chat: UniqueIdentifier
            let newest: HistoryPlace

            func request(_ count: Int) async -> HistoryAnswer {
                await session.requestHistory(of: "+15550101000", before: newest, count: count)
            }

            /// The number of messages that the run has added, at its end.
            func end() async throws -> Int64 {
                await session.close()
                return try await running.value.added
            }
        }

        private func liveChat() async throws -> LiveChat {
            let bridge = try fixture.bridge(
                """
                {"do":"history","oldest":1780999000000,"step_ms":60000}
                {"do":"ready","protocol":2,"abilities":["history"]}
                {"do":"login"}
                {"do":"messages","count":1,"text":"new"}
                """
            ) { $0.history.isEnabled = false }
            let source = AttendedSource(bridge: bridge)
            let running = Task { try await run(source) }
            #expect(try await eventually { fixture.keeper.now.sequence == 1 })
            let chat = try #require(try await store.conversations(after: nil, limit: 1).first)
            let newest = try #require(try await store.messages(in: chat.id, .oldest, limit: 1).first).unified
            return LiveChat(
                session: try #require(source.session), running: running, chat: chat.id,
                newest: HistoryPlace(
                    externalID: newest.externalID, isFromOwner: false, timestamp: newest.timestamp))
        }

        @Test("Older messages are in the vault when their request returns, and count as history")
        func history() async throws {
            let live = try await liveChat()
            for (count, hasMore, total) in [(10, true, 11), (500, false, 17)] {
                #expect(await live.request(count) == .answered(hasMore: hasMore))
                let messages = try await store.messages(in: live.chat, .oldest, limit: 100)
                #expect(messages.count == total, "Those that are there already are recognised")
            }
            #expect(try await live.end() == 17)
        }

        @Test("Requested messages of a chat that was deleted meanwhile do not make it again")
        func deleted() async throws {
            let live = try await liveChat()
            _ = try await store.deleteConversation(live.chat)
            #expect(await live.request(10) == .answered(hasMore: true))
            #expect(try await store.conversations(after: nil, limit: 1).isEmpty)
            #expect(try await live.end() == 1)
        }
    }

    /// A source that shows its present session, so that it can be asked for history beside the pipeline.
    private final class AttendedSource: IngestionSource {
        private let bridge: WhatsmeowBridge
        private let opened = Mutex<BridgeSession?>(nil)

        init(bridge: WhatsmeowBridge) { self.bridge = bridge }

        var origin: IngestionOrigin { bridge.origin }
        var session: BridgeSession? { opened.withLock { $0 } }

        func open() async throws(IngestionError) -> any IngestionSession {
            let session = try await bridge.openBridge()
            opened.withLock { $0 = session }
            return session
        }
    }
#endif
