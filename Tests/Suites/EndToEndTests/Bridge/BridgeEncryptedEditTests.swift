#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite("Encrypted edits through a bridge (ING-6)", .ownThreads)
    struct BridgeEncryptedEditTests {
        private let vault: TestVault

        init() throws { vault = try TestVault() }

        /// The events of a chat in which the third one is an edit of the first one, encrypted, and the last one an edit in the
        /// clear.
        private static func events() throws -> [String] {
            let file = PackageRoot.url.appending(path: "Tests/Suites/WhatsAppEventTests/Fixtures/edited-chat.jsonl")
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
                guard case .object(let object) = try JSONValue.parse(String(line)), let raw = object.string("raw")
                else {
                    throw CocoaError(.coderReadCorrupt)
                }
                return #"{"do":"event","code":17,"name":"Message","raw":"\#(raw)"}"#
            }
        }

        private func run(_ events: [String]) throws -> CommandRun {
            let lines = [#"{"do":"ready"}"#] + events + [#"{"do":"closed"}"#]
            return try vault(["bridge", "run", "--command", try vault.bridge(lines.joined(separator: "\n"))])
        }

        private func texts() throws -> [String] {
            try vault(["messages", "Ana Reis", "--json"]).objects().compactMap { $0.object("content")?.string("text") }
        }

        @Test(
            "An encrypted edit is shown, whether it comes after its message or before it",
            arguments: [[0, 1, 2, 3, 4, 5], [2, 1, 3, 0, 4, 5]])
        func edit(order: [Int]) throws {
            let events = try Self.events()
            let run = try run(order.map { events[$0] })
            #expect(run.status == 0, "\(run.errors)")
            #expect(!run.errors.contains("could not be decrypted"), "\(run.errors)")
            #expect(try Set(texts()) == ["See you at ten", "a second message", "a third message", "plain edit: after"])
            let shown = try vault(["messages", "Ana Reis"]).output
            #expect(shown.contains("See you at ten") && !shown.contains("could not be read"), "\(shown)")
            let figures = try #require(try vault(["stats", "--ingestion", "--json"]).objects().first)
            let decryption = try #require(figures.object("decryption"))
            #expect(decryption.integer("unread_changes") == 0)
            #expect(decryption.integer("undecryptable") == 0)
            let before = try texts()
            #expect(try vault(["bridge", "rebuild"]).status == 0)
            #expect(try texts() == before)
            #expect(try vault(["verify"]).status == 0)
        }

        @Test("An edit that cannot be read is marked on its message, counted, and shown in the figures")
        func unread() throws {
            let events = try Self.events()
            // The secret that the first message states becomes another one, wherever it stands.
            let secret = "84f91f8fe0e9a317fbcfcfec2bd750e91dcfb1f6ca47d7964fc31b0e7079b86c"
            let first = try #require(
                Data(base64Encoded: events[0].split(separator: "\"").map(String.init).first { $0.count > 100 } ?? ""))
            let wanted = Data(
                stride(from: 0, to: 64, by: 2).compactMap { place in
                    UInt8(secret.dropFirst(place).prefix(2), radix: 16)
                })
            var changed = first
            while let place = changed.range(of: wanted) { changed.replaceSubrange(place, with: Data(count: 32)) }
            #expect(changed != first)
            let line = #"{"do":"event","code":17,"name":"Message","raw":"\#(changed.base64EncodedString())"}"#
            let run = try run([line] + events.dropFirst())
            #expect(run.errors.contains("Changes to messages that could not be decrypted: 1"), "\(run.errors)")
            let shown = try vault(["messages", "Ana Reis"]).output
            #expect(shown.contains("See you at nine"))
            #expect(shown.contains("An edit of this message could not be read."), "\(shown)")
            #expect(try vault(["stats", "--ingestion"]).output.contains("Changes that could not be read"))
            let decryption = try #require(
                try vault(["stats", "--ingestion", "--json"]).objects().first?.object("decryption"))
            #expect(decryption.integer("unread_changes") == 1)
            #expect(decryption["objective_met"] == .bool(false))
            let rebuilt = try vault(["bridge", "rebuild", "--json"]).objects()
            #expect(rebuilt.first?.integer("unread_changes") == 1)
            #expect(try vault(["verify"]).status == 0)
        }
    }
#endif
