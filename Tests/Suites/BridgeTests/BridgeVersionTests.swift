#if Bridge
    import Foundation
    import Testing
    import WhisperBridgeProtocol
    import WhisperIngestionPort
    import WhisperMessage
    import WhisperTestThreads
    import WhisperWhatsmeowBridge

    @Suite("The version and the abilities of a bridge (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeVersionTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        @Test("A bridge delivers, is acknowledged and answers commands")
        func messages() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"note"}
                {"do":"ready","abilities":["history","later"]}
                {"do":"login"}
                {"do":"messages","count":20}
                """
            ).openBridge()
            var received = 0
            while received < 20, let batch = try await session.next() {
                for event in batch.events { if case .message = event { received += 1 } }
                await session.acknowledge(batch.position)
            }
            #expect(try await eventually { fixture.keeper.now.sequence == 20 })
            #expect(await session.status()?["connected"] == true)
            await session.close()
            let noted = FileManager.default.contents(atPath: fixture.journal + ".note") ?? Data()
            let expected = "messages, protocol 2, journal yes, session no, after 0\n"
            #expect(String(decoding: noted, as: UTF8.self) == expected)
            let ready = try #require(
                fixture.notices.all.compactMap { if case .ready(let ready) = $0 { ready } else { nil } }.first)
            #expect(ready.can(.history) && !ready.can(.media) && !ready.can(.pairingCode))
            #expect(!fixture.notices.all.contains { if case .badLine = $0 { true } else { false } })
        }

        @Test(
            "A bridge is asked for history and pictures only if it can obtain them (ING-6)",
            arguments: [
                (#""protocol":2,"abilities":["history"]"#, true, false),
                (#""protocol":2,"abilities":["avatars"]"#, false, true),
                (#""protocol":2,"abilities":["media"]"#, false, false), (#""protocol":2"#, false, false),
            ])
        func abilities(_ members: String, _ hasHistory: Bool, _ hasPictures: Bool) async throws {
            let session = try await fixture.bridge(#"{"do":"ready",\#(members)}"#) {
                $0.historyTimeout = .milliseconds(50)
            }.openBridge()
            let place = HistoryPlace(externalID: "1", isFromOwner: false, timestamp: Timestamp(milliseconds: 1))
            let answer = await session.requestHistory(of: "chat", before: place, count: 10)
            #expect(answer == (hasHistory ? .silent : .unsupported))
            #expect(await session.avatar(of: "chat", known: nil) == (hasPictures ? .none : .unsupported))
            await session.close()
            let asked = (hasHistory ? ["chat 1 1 10"] : []) + (hasPictures ? ["avatar chat none"] : [])
            #expect(fixture.requests == asked)
        }

        @Test("After `ready`, lines of any other version end the bridge, and so does another choice")
        func mixed() async throws {
            for line in [
                #"{\"type\":\"pong\",\"v\":1,\"seq\":0,\"ts\":0,\"id\":1}"#,
                #"{\"type\":\"pong\",\"v\":3,\"seq\":0,\"ts\":0,\"id\":1}"#,
                #"{\"type\":\"ready\",\"v\":2,\"seq\":0,\"ts\":0,\"bridge\":\"b\",\"bridge_version\":\"1\"}"#,
            ] {
                let session = try await fixture.bridge(
                    #"{"do":"ready","protocol":2}"# + "\n" + #"{"do":"wait","ms":50}"# + "\n"
                        + #"{"do":"write","text":"\#(line)\n"}"#
                ).open()
                await #expect(throws: IngestionError.live(.bridgeUnusable)) {
                    while try await session.next() != nil {}
                }
                await session.close()
            }
        }

        @Test("A code to enter on the phone is shown instead of one to scan, and the number reaches the bridge")
        func pairingCode() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"ready","protocol":2,"abilities":["pairing_code"]}
                {"do":"pair_code"}
                {"do":"pair_code","code":"ABCD-1234"}
                {"do":"login","jid":"15550100:7@s.whatsapp.net"}
                """
            ) {
                $0.mayPair = true
                $0.pairPhone = "15550100"
            }.openBridge()
            var changes: [ConnectionChange] = []
            while changes.count < 3, let batch = try await session.next() {
                for case .connection(let change) in batch.events { changes.append(change) }
            }
            #expect(changes == [.pairingBegun, .paired, .connected])
            await session.close()
            let codes = fixture.notices.all.compactMap { if case .phoneCode(let code) = $0 { code.code } else { nil } }
            #expect(codes == ["15550100", "ABCD-1234"])
        }

        @Test("A code that is not one is a bad line, and is not shown (ING-6)")
        func hostileCode() async throws {
            let line = #"{\"type\":\"pair_code\",\"v\":2,\"seq\":0,\"ts\":0,\"code\":\"\\u001b[2J\",\"expires_at\":1}"#
            let session = try await fixture.bridge(
                #"{"do":"ready","protocol":2}"# + "\n" + #"{"do":"wait","ms":50}"# + "\n"
                    + #"{"do":"write","text":"\#(line)\n"}"# + "\n" + #"{"do":"closed"}"#
            ).open()
            while try await session.next() != nil {}
            await session.close()
            #expect(!fixture.notices.all.contains { if case .phoneCode = $0 { true } else { false } })
            #expect(fixture.notices.all.contains { if case .badLine = $0 { true } else { false } })
        }
    }
#endif
