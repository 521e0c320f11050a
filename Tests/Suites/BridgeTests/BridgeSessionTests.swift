#if Bridge
    import WhisperBridgeProtocol
    import Foundation
    import WhisperIngestionPort
    import WhisperJSONText
    import WhisperMessage
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing
    import WhisperWhatsmeowBridge

    @Suite("A bridge's session is stored only in the vault (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeSessionTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        /// Waits until a condition on the stored items holds.
        private func wait(until isSo: (MemoryKeeper.Kept) -> Bool) async throws {
            #expect(try await eventually { isSo(fixture.keeper.now) })
        }

        @Test("A bridge without snapshots is acknowledged, and it is said once that its session is not kept")
        func withoutSnapshots() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"no_snapshots"}
                {"do":"ready"}
                {"do":"messages","count":3}
                {"do":"idle"}
                """
            ).open()
            let batch = try #require(try await session.next())
            await session.acknowledge(batch.position)
            try await wait { $0.sequence >= 1 }
            await session.close()
            #expect(fixture.notices.all.count { $0 == .lacksSnapshots } == 1)
        }

        @Test("A pairing shows codes, is stored immediately, and the next run starts with it")
        func pairing() async throws {
            let session = try await fixture.bridge(named: "pairing").openBridge()
            try await wait { $0.session != nil }
            #expect(fixture.keeper.now.sequence == 0, "There was nothing to acknowledge")
            var changes: [ConnectionChange] = []
            while changes.count < 3, let batch = try await session.next() {
                for case .connection(let change) in batch.events { changes.append(change) }
            }
            #expect(changes == [.pairingBegun, .paired, .connected])
            await session.close()
            let codes = fixture.notices.all.compactMap {
                if case .pairingCode(let code) = $0 { code.code } else { nil }
            }
            #expect(codes == ["2@first", "2@second"])

            let again = try await fixture.bridge(#"{"do":"ready"}"#).openBridge()
            let readies = fixture.notices.all.compactMap {
                if case .ready(let ready) = $0 { ready.isPaired } else { nil }
            }
            #expect(readies == [false, true])
            await again.close()
        }

        @Test("A snapshot of the session is stored before anything that it must include is acknowledged")
        func order() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"ready"}
                {"do":"login"}
                {"do":"messages","count":20,"interval_us":2000}
                """
            ).open()
            var received = 0
            while received < 20, let batch = try await session.next() {
                for event in batch.events { if case .message = event { received += 1 } }
                await session.acknowledge(batch.position)
            }
            try await wait { $0.sequence == 20 }
            await session.close()
            // Each entry of the log is a snapshot, by its number, or an acknowledgement.
            var newest: Int64 = -1
            for entry in fixture.keeper.now.log {
                let number = Int64(entry.split(separator: " ").last ?? "") ?? -1
                if entry.hasPrefix("session") { newest = number } else { #expect(newest >= number, "\(entry)") }
            }
            #expect(newest == 20)
        }

        @Test("Acknowledgements are stored with the session at the end, without another request")
        func lastWord() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"ready"}
                {"do":"login"}
                {"do":"messages","count":5}
                """
            ) { $0.snapshotInterval = .seconds(600) }.open()
            var position: UInt64 = 0
            var received = 0
            while received < 6, let batch = try await session.next() {
                received += batch.events.count
                position = batch.position
            }
            await session.acknowledge(position)
            await session.close()
            #expect(fixture.keeper.now.sequence == 5)
            #expect(fixture.keeper.now.log.last == "acknowledged 5")
        }

        @Test("After a crash, events unknown to the stored session are not acknowledged and arrive again")
        func crash() async throws {
            let lines = """
                {"do":"ready"}
                {"do":"messages","count":5}
                {"do":"crash","times":1}
                {"do":"closed"}
                """
            let source = try fixture.bridge(lines) { $0.snapshotInterval = .seconds(600) }
            for expected in [IngestionError.live(.bridgeCrashed), nil] {
                let session = try await source.open()
                var messages = 0
                var failure: IngestionError?
                do throws(IngestionError) {
                    while let batch = try await session.next() { messages += batch.events.count }
                } catch {
                    failure = error
                }
                await session.close()
                #expect(messages == 5)
                #expect(failure == expected)
            }
        }

        @Test("A vault that cannot store ends the session with its failure")
        func failingKeeper() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":1}
                """
            ).open()
            let batch = try #require(try await session.next())
            fixture.keeper.fail(with: .inaccessible(errno: 28))
            await session.acknowledge(batch.position)
            await #expect(throws: IngestionError.inaccessible(errno: 28)) {
                while try await session.next() != nil {}
            }
            await session.close()
        }

        @Test("Logging out deletes the session")
        func logout() async throws {
            let session = try await fixture.bridge(named: "pairing").openBridge()
            try await wait { $0.session != nil }
            #expect(await session.logOut())
            await session.close()
            #expect(fixture.keeper.now.session == nil)
            #expect(fixture.keeper.now.log.last == "forgotten")
        }

        @Test("Commands are answered, or time out")
        func commands() async throws {
            let session = try await fixture.bridge(#"{"do":"ready"}"#).openBridge()
            #expect(await session.status()?["connected"] == true)
            await session.close()
            #expect(await session.status() == nil, "The bridge has ended")

            let deaf = try await fixture.bridge(
                """
                {"do":"ready"}
                {"do":"deaf"}
                {"do":"messages","count":1}
                """
            ) {
                $0.replyTimeout = .milliseconds(100)
                $0.beImpatient()
            }.openBridge()
            _ = try await deaf.next()
            #expect(await deaf.status() == nil)
            await deaf.close()
        }

        @Test("A paused bridge delivers nothing, but answers commands")
        func pausing() async throws {
            let session = try await fixture.bridge(
                """
                {"do":"ready"}
                {"do":"wait","ms":1500}
                {"do":"messages","count":3}
                """
            ).openBridge()
            await session.pause()
            #expect(await session.status()?["paused"] == true)
            let reader = Task { try await session.next() }
            // Long enough for the bug to show; on a machine too busy for that, nothing fails.
            try await Task.sleep(for: .milliseconds(1_800))
            #expect(await session.status()?["pending"] == 0)
            await session.resume()
            #expect(try await reader.value?.events.isEmpty == false)
            await session.close()
        }

        @Test("Events in the service's own bytes are decoded; history and live events are separate and in order")
        func events() async throws {
            let session = try await fixture.bridge(named: "events").open()
            var batches: [(isBacklog: Bool, moments: [Int64])] = []
            while let batch = try await session.next() {
                var moments: [Int64] = []
                for case .sameChat(_, _, let at) in batch.events { moments.append(at.milliseconds) }
                if batches.last?.isBacklog == batch.isBacklog {
                    batches[batches.count - 1].moments += moments
                } else {
                    batches.append((batch.isBacklog, moments))
                }
                await session.acknowledge(batch.position)
            }
            await session.close()
            #expect(batches.map(\.isBacklog) == [true, false])
            #expect(batches.map(\.moments) == [[13, 13], [17, 99]])
            #expect(fixture.keeper.now.sequence == 5, "Those without messages are acknowledged, too")
        }

        @Test("The arguments and environment of a bridge contain no secrets (R9)")
        func noSecrets() async throws {
            let session = try await fixture.bridge(#"{"do":"ready"}"#).open()
            let key = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="
            for process in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(process) != nil {
                for file in ["cmdline", "environ"] {
                    let text = KernelFile.text("/proc/\(process)/\(file)") ?? ""
                    #expect(!text.contains(key))
                }
            }
            await session.close()
        }
    }
#endif
