import Foundation
import WhisperArchive
import WhisperTestSupport
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestThreads
import WhisperTextCoding
import Testing

#if SQLCipher
    /// Vaults of this program are readable by others (ST-1, ST-2).
    @Suite("Other programs", .ownThreads)
    struct ToolTests {
        @Test(
            "Debian's sqlcipher opens a vault with the raw key and finds rows (ST-2)",
            .enabled(if: ToolTests.shellPath != nil))
        func shell() async throws {
            let vault = try await filled()
            let key = HexText.text(vault.key)
            let script = """
                PRAGMA key = "x'\(key)'";
                PRAGMA cipher_compatibility = 3;
                PRAGMA cipher_page_size = 4096;
                SELECT count(*) FROM messages;
                SELECT count(*) FROM message_index WHERE message_index MATCH 'kingfisher';
                """
            let output = try run(try #require(ToolTests.shellPath), [vault.database], input: script)
            #expect(output.split(separator: "\n").suffix(2) == ["300", "300"])
        }

        @Test(
            "SQLCipher 4, through Python, opens a vault and finds rows (ST-2)",
            .enabled(if: ToolTests.pythonPath != nil))
        func python() async throws {
            let vault = try await filled()
            let key = HexText.text(vault.key)
            let script = """
                import sqlcipher3
                c = sqlcipher3.connect('\(vault.database)')
                c.execute("PRAGMA key = \\"x'\(key)'\\"")
                c.execute("PRAGMA cipher_compatibility = 3")
                c.execute("PRAGMA cipher_page_size = 4096")
                print(c.execute("SELECT count(*) FROM messages").fetchone()[0])
                print(c.execute("SELECT count(*) FROM message_index WHERE message_index MATCH 'kingfisher'").fetchone()[0])
                """
            let output = try run(try #require(ToolTests.pythonPath), ["-"], input: script)
            #expect(output.split(separator: "\n") == ["300", "300"])
        }

        private func filled() async throws -> TemporaryVault {
            let vault = TemporaryVault(.encrypted)
            let store = try vault.open()
            let id = try await store.conversation(for: .sample).id
            _ = try await store.save((0..<300).map { .sample("kingfisher \($0)", in: id, at: Int64($0) * 1_000) })
            await store.close()
            return vault
        }

        fileprivate static let shellPath = ["/usr/bin/sqlcipher", "/opt/homebrew/bin/sqlcipher"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }

        /// A Python with sqlcipher3: one named in the environment, or the first that can import it.
        fileprivate static let pythonPath: String? = {
            let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
            return (named + ["/usr/bin/python3", "/usr/local/bin/python3"]).first { path in
                guard FileManager.default.isExecutableFile(atPath: path) else { return false }
                return (try? ToolTests.run(path, ["-"], input: "import sqlcipher3")) != nil
            }
        }()

        private func run(_ program: String, _ arguments: [String], input: String) throws -> String {
            try ToolTests.run(program, arguments, input: input)
        }

        private static func run(_ program: String, _ arguments: [String], input: String) throws -> String {
            try ChildProcess.output(of: program, arguments, input: input)
        }
    }
#endif
