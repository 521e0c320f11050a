#if Bridge
    import Foundation
    import WhisperIngestionPort
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing
    import WhisperWhatsmeowBridge

    @Suite("A bridge always ends (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeEndingTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        /// Closes a bridge that plays these lines after its first message, and returns how long that took. Only the
        /// suite's time limit bounds it, because on a busy machine seconds may pass before a process is scheduled.
        private func close(
            _ lines: String, _ change: (inout BridgeSettings) -> Void = { _ in }
        ) async throws -> Duration {
            let session = try await fixture.bridge(#"{"do":"ready"}"# + "\n" + lines, change).open()
            _ = try await session.next()
            let begin = ContinuousClock.now
            await session.close()
            return ContinuousClock.now - begin
        }

        @Test("A responsive bridge ends when asked, and leaves nothing behind")
        func obedient() async throws {
            // Longer than the suite's time limit, so a bridge that ignored the request would not merely be killed in
            // time.
            _ = try await close(#"{"do":"messages","count":1}"#) { $0.grace = .seconds(3_600) }
            #expect(fixture.sessionDirectories.isEmpty)
        }

        @Test("A bridge that ignores requests and termination is killed in time")
        func deaf() async throws {
            // It ignores requests from the start, so it does once its message has arrived.
            let time = try await close(#"{"do":"deaf"}"# + "\n" + #"{"do":"messages","count":1}"#) { $0.beImpatient() }
            #expect(time > .milliseconds(400), "It received a request to exit first")
        }

        @Test("A bridge that floods the host is ended although nothing reads its output")
        func flooding() async throws {
            _ = try await close(#"{"do":"messages","count":10000000}"#) { $0.beImpatient() }
        }

        @Test("The children of a bridge are killed with it, even if they hold the output open")
        func children() async throws {
            let lines = [#"{"do":"child"}"#, #"{"do":"messages","count":1}"#]
            _ = try await close(lines.joined(separator: "\n")) { $0.beImpatient() }
            let text = try String(contentsOfFile: fixture.journal + ".child", encoding: .utf8)
            let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
            // Another process adopts and reaps it, which may take a moment.
            #expect(try await eventually { !isAlive(child) })
        }

        /// Whether a process is running; a zombie is not.
        private func isAlive(_ process: pid_t) -> Bool {
            guard kill(process, 0) == 0 else { return false }
            let status = KernelFile.text("/proc/\(process)/stat")
            return status.map { !$0.contains(") Z ") } ?? false
        }

        @Test("A cancelled consumer ends the bridge without closing it")
        func cancelled() async throws {
            let session = try await fixture.bridge(#"{"do":"ready"}"#).open()
            let consumer = Task { try? await session.next() }
            try await Task.sleep(for: .milliseconds(50))
            consumer.cancel()
            _ = await consumer.value
            #expect(try await eventually { fixture.sessionDirectories.isEmpty })
        }

        @Test("A bridge without its host removes the session itself; the next host removes leftovers")
        func leftovers() async throws {
            let base = fixture.sessions
            let left = base + "/session-left"
            try FileManager.default.createDirectory(
                atPath: left + "/deeper", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data("keys".utf8).write(to: URL(fileURLWithPath: left + "/session.db"))
            try FileManager.default.createSymbolicLink(atPath: left + "/link", withDestinationPath: fixture.folder)
            try Data().write(to: URL(fileURLWithPath: left + ".lock"))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: base)
            _ = try await close(#"{"do":"messages","count":1}"#)
            #expect(!FileManager.default.fileExists(atPath: left))
            #expect(!FileManager.default.fileExists(atPath: left + ".lock"))
            #expect(FileManager.default.fileExists(atPath: fixture.folder), "A link is removed, not what it leads to")
        }

        @Test("Acknowledgements are stored even while the final state of a bridge is being stored")
        func lateAcknowledgements() async throws {
            fixture.keeper.beSlow(.milliseconds(400))
            let session = try await fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":750}
                {"do":"closed"}
                """
            ).open()
            // At least three batches. The bridge has ended long before the first of them is stored.
            var batches: [(position: UInt64, through: Int64)] = []
            var received: Int64 = 0
            while received < 750, let batch = try await session.next() {
                received += Int64(batch.events.count)
                batches.append((batch.position, received))
            }
            for batch in [batches[0], batches[1]] {
                await session.acknowledge(batch.position)
                #expect(try await eventually { fixture.keeper.now.asked >= batch.through })
            }
            await session.acknowledge(batches[batches.count - 1].position)
            await session.close()
            #expect(fixture.keeper.now.sequence == 750)
        }

        @Test("Without memory-backed storage, no session is unpacked")
        func noMemory() async throws {
            let source = try fixture.bridge(#"{"do":"ready"}"#) { $0.sessionPlaces = ["/proc", "/nonexistent"] }
            await #expect(throws: IngestionError.inaccessible(errno: ENOTSUP)) { try await source.open() }
        }
    }
#endif
