#if Bridge
    import WhisperBridgeProtocol
    import Foundation
    import WhisperIngestionPort
    import WhisperMessage
    import WhisperSystemClock
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing
    import WhisperWhatsmeowBridge

    @Suite("Failures of a bridge (ING-4, ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeFaultTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        /// Reads a bridge to its end: the number of messages, and why it ended.
        private func read(_ source: any IngestionSource) async -> (messages: Int, skipped: Int, error: IngestionError?)
        {
            var messages = 0
            var skipped = 0
            do throws(IngestionError) {
                let session = try await source.open()
                var failure: IngestionError?
                do throws(IngestionError) {
                    while let batch = try await session.next() {
                        for event in batch.events {
                            if case .message = event { messages += 1 }
                            if case .skipped = event { skipped += 1 }
                        }
                    }
                } catch {
                    failure = error
                }
                await session.close()
                return (messages, skipped, failure)
            } catch {
                return (messages, skipped, error)
            }
        }

        @Test(
            "Every code of ING-4 ends the session with its failure, after the preceding messages",
            arguments: LiveFailure.allCases)
        func codes(_ failure: LiveFailure) async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":3}
                {"do":"error","code":"\(failure.rawValue)","fatal":true}
                """)
            let end = await read(source)
            #expect(end.messages == 3)
            #expect(end.error == .live(failure))
            #expect(fixture.notices.all.contains(.failure(failure, messageID: nil)))
        }

        @Test("A failure before the bridge is ready is thrown by opening")
        func failsBeforeReady() async throws {
            let source = try fixture.bridge(#"{"do":"error","code":"WHATSAPP_CLIENT_OUTDATED","fatal":true}"#)
            await #expect(throws: IngestionError.live(.clientOutdated)) { try await source.open() }
        }

        @Test("An unknown code counts as a crash; a non-fatal one does not end the session")
        func otherCodes() async throws {
            let unknown = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"error","code":"WHATSAPP_HAUNTED","fatal":true}
                """)
            #expect(await read(unknown).error == .live(.bridgeCrashed))
            let passing = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"error","code":"WHATSAPP_RATE_LIMITED","fatal":false}
                {"do":"error","code":"WHATSAPP_MESSAGE_DECRYPT_FAILED","fatal":false,"message_id":"lost"}
                {"do":"messages","count":2}
                {"do":"closed"}
                """)
            let end = await read(passing)
            #expect(end.error == nil)
            #expect(end.messages == 2)
            #expect(end.skipped == 1, "The message that could not be decrypted is counted")
            #expect(fixture.notices.all.contains(.failure(.messageDecryptFailed, messageID: "lost")))
        }

        @Test(
            "A bridge that dies in mid-session has crashed",
            arguments: [
                #"{"do":"crash"}"#, #"{"do":"exit","code":1}"#, #"{"do":"exit","code":0}"#,
                #"{"do":"write","text":"{\"type\":\"pong\",\"v\":2,"}"# + "\n" + #"{"do":"crash"}"#,
                #"{"do":"closed","code":3}"#,
            ])
        func crashes(_ end: String) async throws {
            let source = try fixture.bridge(#"{"do":"ready"}"# + "\n" + #"{"do":"messages","count":40}"# + "\n" + end)
            let outcome = await read(source)
            #expect(outcome.messages == 40)
            #expect(outcome.error == .live(.bridgeCrashed))
        }

        @Test("A bridge that dies while an acknowledgement is being stored has crashed, and storing has not failed")
        func crashWhileKeeping() async throws {
            fixture.keeper.beSlow(.milliseconds(400))
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":3}
                {"do":"wait","ms":150}
                {"do":"crash"}
                """)
            let session = try await source.open()
            await #expect(throws: IngestionError.live(.bridgeCrashed)) {
                while let batch = try await session.next() { await session.acknowledge(batch.position) }
            }
            await session.close()
            #expect(fixture.keeper.now.sequence == 3)
        }

        @Test("Garbage between lines is counted and skipped")
        func garbage() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"write","text":"hello from a library\\n"}
                {"do":"messages","count":2}
                {"do":"write","text":"[]\\n{\\"type\\":7}\\n\\u0000\\n\\n"}
                {"do":"messages","count":2}
                {"do":"closed"}
                """)
            let end = await read(source)
            #expect(end.messages == 4)
            #expect(end.skipped == 5)
            #expect(end.error == nil)
        }

        @Test(
            "A program without the protocol is not a bridge",
            arguments: [
                #"{"do":"write","text":"noise\n","repeat":100}"#,
                #"{"do":"write","text":"\#(String(repeating: "x", count: 65_536))","repeat":257}"#,
            ])
        func noise(_ step: String) async throws {
            let source = try fixture.bridge(#"{"do":"ready"}"# + "\n" + step)
            let end = await read(source)
            #expect(end.error == .live(.bridgeCrashed))
        }

        @Test("A bridge of another version is rejected, with the reason (ING-6)")
        func version() async throws {
            for version in [0, 1, 3] as [Int64] {
                let source = try fixture.bridge(#"{"do":"ready","protocol":\#(version)}"#)
                #expect(await read(source).error == .live(.bridgeUnusable))
                #expect(fixture.notices.all.contains(.otherVersion(version)))
            }
            let other = try fixture.bridge(
                #"{"do":"ready"}"# + "\n"
                    + #"{"do":"write","text":"{\"type\":\"pong\",\"v\":1,\"seq\":0,\"ts\":0,\"id\":1}\n"}"#)
            #expect(await read(other).error == .live(.bridgeUnusable))
        }

        @Test("A bridge's description of its failure reaches the user (ING-4)")
        func explanation() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"error","code":"WHATSAPP_BANNED","fatal":true}
                """)
            #expect(await read(source).error == .live(.banned))
            #expect(fixture.notices.all.contains(.explanation("as the scenario says")))
        }

        @Test("A bridge with a missing dependency is not retried (ING-4)")
        func lacking() async throws {
            let source = try fixture.bridge(
                """
                {"do":"stderr","text":"ModuleNotFoundError: No module named 'neonize'"}
                {"do":"wait","ms":300}
                {"do":"exit","code":1}
                """)
            await #expect(throws: IngestionError.live(.bridgeUnusable)) { try await source.open() }
            #expect(LiveFailure.bridgeUnusable.recovery == .none)
        }

        @Test("All descendants of a bridge end with it, in any session (ING-6)")
        func strangers() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"stranger"}
                {"do":"messages","count":1}
                {"do":"closed"}
                """)
            #expect(await read(source).messages == 1)
            let text = try String(contentsOfFile: fixture.journal + ".stranger", encoding: .utf8)
            let stranger = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
            for _ in 0..<500 where isAlive(stranger) { try await Task.sleep(for: .milliseconds(10)) }
            #expect(!isAlive(stranger))
            if isAlive(stranger) { _ = kill(stranger, SIGKILL) }
        }

        /// Whether a process is running; a zombie is not.
        private func isAlive(_ process: pid_t) -> Bool {
            guard kill(process, 0) == 0 else { return false }
            let status = KernelFile.text("/proc/\(process)/stat")
            return status.map { !$0.contains(") Z ") } ?? false
        }

        @Test("An impossibly high number ends the session before it suppresses the next events (ING-6)")
        func impossibleNumbers() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":2}
                {"do":"number","to":9007199254740000}
                {"do":"messages","count":1}
                """)
            let session = try await source.open()
            var count = 0
            await #expect(throws: IngestionError.live(.bridgeUnusable)) {
                while let batch = try await session.next() {
                    count += batch.events.count { if case .message = $0 { true } else { false } }
                    await session.acknowledge(batch.position)
                }
            }
            await session.close()
            #expect(count == 2)
            #expect(fixture.keeper.now.sequence <= 2)
            #expect(fixture.notices.all.contains(.impossibleNumber(9_007_199_254_740_001)))
        }

        @Test("A line without a message whose number is above the limit is skipped, and what follows is read (ING-6)")
        func numberOfAnyLine() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"write","text":"{\\"type\\":\\"login\\",\\"v\\":2,\\"seq\\":9007199254740993,\\"ts\\":0,\\"jid\\":\\"a\\"}\\n"}
                {"do":"messages","count":2}
                {"do":"closed"}
                """)
            let end = await read(source)
            #expect(end.messages == 2 && end.skipped == 1 && end.error == nil)
            #expect(!fixture.notices.all.contains { if case .login = $0 { true } else { false } })
        }

        @Test("A gap of a million numbers is accepted, and one more is not (ING-6)", arguments: [1_000_000, 1_000_001])
        func gap(_ gap: Int64) async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":2}
                {"do":"number","to":\(1 + gap)}
                {"do":"messages","count":1}
                {"do":"closed"}
                """)
            let end = await read(source)
            #expect(end.messages == (gap == 1_000_000 ? 3 : 2))
            #expect(end.error == (gap == 1_000_000 ? nil : .live(.bridgeUnusable)))
        }

        @Test("Another journal is not continued with the numbers of the first one (ING-6)")
        func otherJournal() async throws {
            let scenario = { (id: String) in
                """
                {"do":"ready","journal_id":"\(id)"}
                {"do":"messages","count":3}
                {"do":"closed"}
                """
            }
            let first = try await fixture.bridge(scenario("a")).open()
            while let batch = try await first.next() { await first.acknowledge(batch.position) }
            await first.close()
            #expect(fixture.keeper.now.journal == "a")
            #expect(fixture.keeper.now.sequence == 3)
            #expect(await read(try fixture.bridge(scenario("b"))).error == .live(.journalChanged))
            #expect(await read(try fixture.bridge(#"{"do":"ready"}"#)).error == .live(.journalChanged))
            #expect(await read(try fixture.bridge(scenario("a"))).error == nil)
        }

        @Test("Another account is rejected; a new number under the same linked id is the same account (ING-6)")
        func otherAccount() async throws {
            func login(_ jid: String, _ lid: String?) throws -> WhatsmeowBridge {
                let lid = lid.map { #","lid":"\#($0)""# } ?? ""
                return try fixture.bridge(
                    """
                    {"do":"ready"}
                    {"do":"login","jid":"\(jid)"\(lid)}
                    {"do":"messages","count":1}
                    {"do":"wait","ms":300}
                    {"do":"closed"}
                    """)
            }
            #expect(await read(try login("15550100:7@s.whatsapp.net", "204811:7@lid")).error == nil)
            #expect(fixture.keeper.now.account?.text == "15550100@s.whatsapp.net 204811@lid")
            let refused = await read(try login("15550666:1@s.whatsapp.net", "666@lid"))
            #expect(refused.error == .live(.otherAccount))
            #expect(refused.messages == 0)
            #expect(await read(try login("15550777:9@s.whatsapp.net", "204811:9@lid")).error == nil)
            #expect(fixture.keeper.now.account?.jid == "15550777@s.whatsapp.net")
            #expect(await read(try login("15550777:9@s.whatsapp.net", nil)).error == nil)
            #expect(fixture.keeper.now.account?.lid == "204811@lid")
        }

        @Test("The history limit is enforced, whatever the bridge does (ING-3)", arguments: [0, 5])
        func historyLimit(limit: Int64) async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":20,"backlog":true}
                {"do":"messages","count":2}
                {"do":"closed"}
                """
            ) { $0.history = limit == 0 ? BridgeHistory(isEnabled: false) : BridgeHistory(limit: limit) }
            #expect(await read(source).messages == Int(limit) + 2, "What is of this moment is not limited")
        }

        @Test(
            "A program that cannot be run is reported as such",
            arguments: ["/nonexistent/bridge", "no-such-bridge", "/dev"])
        func missing(_ program: String) async throws {
            let source = WhatsmeowBridge(
                command: BridgeCommand(program: program, environment: [:]), settings: fixture.settings,
                keeper: fixture.keeper, clock: SystemStopwatch(), decode: { _, _ in [] })
            await #expect(throws: IngestionError.notFound) { try await source.open() }
        }

        @Test("A bridge that is not ready in time is ended")
        func startTimeout() async throws {
            let source = try fixture.bridge(#"{"do":"deaf"}"#) {
                $0.startTimeout = .milliseconds(200)
                $0.beImpatient()
            }
            await #expect(throws: IngestionError.live(.bridgeCrashed)) { try await source.open() }
        }

        @Test("A bridge that stops responding is ended after two pings")
        func silence() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"deaf"}
                """
            ) {
                $0.heartbeat = .milliseconds(100)
                $0.beImpatient()
            }
            let end = await read(source)
            #expect(end.error == .live(.bridgeCrashed))
        }

        @Test("A bridge that responds lives on even without events")
        func heartbeat() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"wait","ms":10000}
                {"do":"messages","count":1}
                {"do":"closed"}
                """
            ) {
                // Long enough for a responsive bridge to be scheduled even on a busy machine.
                $0.heartbeat = .seconds(4)
            }
            let end = await read(source)
            #expect(end.messages == 1)
            #expect(end.error == nil)
        }

        @Test("Diagnostic output is reported by kind, and never fills its pipe")
        func diagnosis() async throws {
            let source = try fixture.bridge(
                """
                {"do":"stderr","text":"ModuleNotFoundError: No module named 'neonize'"}
                {"do":"stderr","text":"panic: runtime error"}
                {"do":"stderr","text":"\(String(repeating: "x", count: 200_000))"}
                {"do":"ready"}
                {"do":"messages","count":1}
                {"do":"closed"}
                """)
            #expect(await read(source).error == nil)
            #expect(fixture.notices.kinds.prefix(2) == [.notInstalled, .panic])
        }

        @Test("What a bridge complains of is told apart by its cause, not by the form of the complaint (ING-6)")
        func causes() async throws {
            let lines: [(text: String, kind: BridgeDiagnosis.Kind)] = [
                (
                    "ImportError: libmagic.so.1: cannot open shared object file: No such file or directory",
                    .notInstalled
                ),
                ("env: ‘python3.11’: No such file or directory", .notInstalled),
                ("FileNotFoundError: [Errno 2] No such file or directory: '/x'", .missingFile),
                ("OSError: [Errno 28] No space left on device", .exhausted),
                ("write /x: no space left on device", .exhausted),
                ("MemoryError", .exhausted),
                ("PermissionError: [Errno 13] Permission denied: '/x'", .forbidden),
                (
                    "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed",
                    .untrusted
                ),
                ("tls: failed to verify certificate: x509: certificate signed by unknown authority", .untrusted),
                ("socket.gaierror: [Errno -2] Name or service not known", .unreachable),
                ("socket.gaierror: [Errno -3] Temporary failure in name resolution", .unreachable),
                ("dial tcp: lookup web.whatsapp.com: no such host", .unreachable),
                ("SyntaxError: invalid syntax", .exception),
                ("Connected", .other),
            ]
            #expect(try await kinds(of: lines.map(\.text)) == lines.map(\.kind))
        }

        @Test("A traceback is diagnosed by its last line alone (ING-6)")
        func traceback() async throws {
            let lines: [(text: String, kind: BridgeDiagnosis.Kind)] = [
                ("Traceback (most recent call last):", .other), ("  File 'x.py', line 1, in <module>", .other),
                ("    raise OSError(28)  # FileNotFoundError", .other),
                ("OSError: [Errno 28] No space left on device", .exhausted),
                ("Traceback (most recent call last):", .other), ("  File 'x.py', line 1, in <module>", .other),
                ("Unheard", .exception), ("Unheard", .other),
            ]
            #expect(try await kinds(of: lines.map(\.text)) == lines.map(\.kind))
        }

        /// How the lines of a bridge are diagnosed.
        private func kinds(of lines: [String]) async throws -> [BridgeDiagnosis.Kind] {
            let steps = lines.map { #"{"do":"stderr","text":"\#($0)"}"# }.joined(separator: "\n")
            let session = try await fixture.bridge(steps + "\n{\"do\":\"ready\"}\n{\"do\":\"idle\"}").open()
            for _ in 0..<1_000 where fixture.notices.kinds.count < lines.count {
                try await Task.sleep(for: .milliseconds(10))
            }
            await session.close()
            return fixture.notices.kinds
        }

        @Test("A bridge that lacks a file is started again, unlike one that lacks a module (ING-4)")
        func missingFile() async throws {
            let source = try fixture.bridge(
                """
                {"do":"stderr","text":"FileNotFoundError: [Errno 2] No such file or directory: 'x'"}
                {"do":"wait","ms":300}
                {"do":"exit","code":1}
                """)
            await #expect(throws: IngestionError.live(.bridgeCrashed)) { try await source.open() }
        }
    }
#endif
