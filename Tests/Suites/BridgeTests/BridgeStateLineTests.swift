#if Bridge
    import Testing
    import WhisperBridgeProtocol
    import WhisperIngestionPort
    import WhisperMediaPort
    import WhisperTestThreads
    import WhisperWhatsmeowBridge

    @Suite("Chats and people from a bridge's process (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeStateLineTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        /// All events of a scenario, whose batches are acknowledged.
        private func events(_ lines: String) async throws -> [IngestionEvent] {
            let session = try await fixture.bridge(lines).open()
            var events: [IngestionEvent] = []
            while let batch = try await session.next() {
                events += batch.events
                await session.acknowledge(batch.position)
            }
            await session.close()
            return events
        }

        private var badLines: Int {
            fixture.notices.all.count { if case .badLine = $0 { true } else { false } }
        }

        @Test("Ten thousand groups and people arrive among the messages, and change no number of theirs")
        func many() async throws {
            let member = ##"{"id":"#@lid","role":"admin"},{"id":"15550100@s.whatsapp.net","role":"member"}"##
            let group = ##"{"type":"chat","chat":"#@g.us","kind":"group","name":"Group #","members":[\##(member)]}"##
            let person = ##"{"type":"person","ids":["#@lid"],"push_name":"Name #"}"##
            let events = try await events(
                """
                {"do":"ready","protocol":2}
                {"do":"login"}
                {"do":"messages","count":5}
                {"do":"line","repeat":10000,"line":\(group)}
                {"do":"line","repeat":10000,"line":\(person)}
                {"do":"messages","count":5}
                {"do":"closed"}
                """)
            var (groups, people, messages): (Set<String>, Int, Int) = ([], 0, 0)
            for event in events {
                switch event {
                case .details(let details, _):
                    groups.insert(details.chat.key)
                    #expect(details.members.map(\.person.isOwner) == [false, true])
                case .samePerson: people += 1
                case .message: messages += 1
                default: break
                }
            }
            #expect(groups.count == 10_000 && people == 10_000 && messages == 10)
            #expect(fixture.keeper.now.sequence == 10 && badLines == 0)
        }

        @Test("One impossible line among good ones is skipped and counted")
        func hostile() async throws {
            let events = try await events(
                #"""
                {"do":"ready","protocol":2}
                {"do":"login"}
                {"do":"line","line":{"type":"chat","chat":"1@g.us","kind":"group","name":"\u202e\u0000\u001b[2J"}}
                {"do":"line","line":{"type":"chat","chat":"2@g.us","kind":"party"}}
                {"do":"line","line":{"type":"chat","chat":"3@g.us","kind":"group","members":[{"id":""}]}}
                {"do":"line","line":{"type":"person","ids":["15550100@s.whatsapp.net","7@lid"]}}
                {"do":"line","line":{"type":"person","ids":["+15550101","+15550102"]}}
                {"do":"line","line":{"type":"chat","chat":"4@g.us","kind":"group"}}
                {"do":"messages","count":1}
                {"do":"closed"}
                """#)
            let chats = events.compactMap { if case .details(let details, _) = $0 { details.chat } else { nil } }
            #expect(chats.map(\.key) == ["1@g.us", "4@g.us"])
            #expect(chats.first?.title == "\u{202E}\u{0}\u{1B}[2J")
            #expect(events.count { if case .skipped = $0 { true } else { false } } == 4 && badLines == 4)
            #expect(!events.contains { if case .samePerson = $0 { true } else { false } })
            #expect(events.contains { if case .message = $0 { true } else { false } })
        }

        @Test("State before the login of a known account is ignored")
        func early() async throws {
            let login = BridgeLogin(phone: nil, jid: "15550100:7@s.whatsapp.net", lid: nil, device: nil)
            try await fixture.keeper.keepAccount(BridgeAccount(login))
            let events = try await events(
                """
                {"do":"ready","protocol":2}
                {"do":"line","line":{"type":"chat","chat":"1@g.us","kind":"group"}}
                {"do":"login"}
                {"do":"line","line":{"type":"chat","chat":"2@g.us","kind":"group"}}
                {"do":"closed"}
                """)
            let chats = events.compactMap { if case .details(let details, _) = $0 { details.chat.key } else { nil } }
            #expect(chats == ["2@g.us"])
        }

        @Test("In a process for files such lines are ignored, and it goes on fetching")
        func files() async throws {
            let media = try fixture.media(
                """
                {"do":"fetch","file":"/dev/null"}
                {"do":"ready","protocol":2,"abilities":["media"]}
                {"do":"line","line":{"type":"chat","chat":"1@g.us","kind":"group"}}
                {"do":"line","line":{"type":"person","ids":["+15550101"],"push_name":"A"}}
                {"do":"line","line":{"type":"history","id":1}}
                """)
            let digest = [UInt8](repeating: 9, count: 32)
            let file = try #require(EncryptedFile(kind: .image, path: "/a", digest: digest, statedSize: nil))
            for _ in 1...2 { try await media.fetch(MediaRequest(file, limit: 10)) { _ in } }
            #expect(badLines == 0)
            await media.close()
        }
    }
#endif
