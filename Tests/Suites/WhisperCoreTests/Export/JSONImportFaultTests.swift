import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// What is wrong with lines, and where (ST-13).
@Suite("Faults in imported JSON", .ownThreads)
struct JSONImportFaultTests {
    /// A message of the unified schema, as small as the schema allows.
    static func message(_ number: Int, external: String? = nil) -> String {
        let id = UniqueIdentifier(version4High: UInt64(number), low: UInt64(number))
        return """
            {"id":"\(id)","external_id":"\(external ?? "e\(number)")","platform":"whatsapp",\
            "timestamp":"2020-01-01T00:00:0\(number % 10)Z","sender":{"display_name":"Anna"},\
            "content":{"type":"text","text":"t\(number)"},"metadata":{"thread_id":"abc"}}
            """
    }

    private func fault(of text: String, _ mode: ImportMode = .adding) async throws -> JSONImportError? {
        let vault = try ExportFixture()
        do {
            try await vault.importJSON(text, mode: mode)
            return nil
        } catch let error as JSONImportError {
            #expect(try await vault.store.statistics().messages == 0)
            return error
        }
    }

    @Test(
        "A faulty line is reported with its number, and nothing of its batch is stored",
        arguments: [
            ("{", LineFault.malformed(.unexpectedEnd, offset: 1)),
            ("{} x", .malformed(.trailingBytes, offset: 3)),
            ("[]", .unexpected(.wrongType, path: "")),
            ("{}", .unexpected(.missing, path: "id")),
            (#"{"type":"planet"}"#, .unknownType),
            (#"{"type":7}"#, .unexpected(.wrongType, path: "type")),
            (#"{"type":"export","format":3}"#, .newerFormat),
            (#"{"type":"draft","conversation":"x"}"#, .unexpected(.invalidValue, path: "conversation")),
        ] as [(String, LineFault)])
    func faults(line: String, expected: LineFault) async throws {
        let text = JSONImportFaultTests.message(1) + "\n\n" + line + "\n"
        #expect(try await fault(of: text) == .line(3, expected))
    }

    @Test("Bytes that are not UTF-8 are a fault of their line")
    func invalidUTF8() async throws {
        let vault = try ExportFixture()
        let bytes = Array((JSONImportFaultTests.message(1) + "\n{\"id\":\"").utf8) + [0xFF, 0x22, 0x7D]
        await #expect(throws: JSONImportError.line(2, .malformed(.invalidUTF8, offset: 7))) {
            try await JSONImport(
                store: vault.store, secrecy: vault.secrecy, blobs: nil, clock: StillClock(), zones: UniversalZones(),
                digest: vault.sealing, random: SystemRandomNumberGenerator()
            ).run(PiecewiseSource(bytes))
        }
    }

    @Test("A file without a line is an error", arguments: ["", "\n\n", "  \r\n"])
    func empty(text: String) async throws {
        #expect(try await fault(of: text) == .empty)
    }

    @Test("A line of more than 16 MiB is an error before it is read completely")
    func longLine() async throws {
        let vault = try ExportFixture()
        let bytes = [UInt8](repeating: 0x20, count: 17 << 20)
        await #expect(throws: JSONImportError.line(1, .tooLong)) {
            try await JSONImport(
                store: vault.store, secrecy: vault.secrecy, blobs: nil, clock: StillClock(), zones: UniversalZones(),
                digest: vault.sealing, random: SystemRandomNumberGenerator()
            ).run(PiecewiseSource(bytes, pieces: 1 << 20))
        }
    }

    @Test("If two messages claim one id, the second is a conflict")
    func idConflict() async throws {
        let text = [1, 2].map { JSONImportFaultTests.message($0) }.joined(separator: "\n")
        let third = JSONImportFaultTests.message(1, external: "another")
        #expect(try await fault(of: text + "\n" + third) == .line(3, .conflict))
    }

    @Test("A record with a dangling reference is reported")
    func missingReference() async throws {
        let draft =
            #"{"type":"draft","conversation":"00000000-0000-4000-8000-000000000001","text":"a","updated_at":"2020-01-01T00:00:00Z"}"#
        let setting = #"{"type":"setting","name":"a","value":"b"}"#
        #expect(try await fault(of: setting + "\n" + draft, .restoring) == .line(2, .missingReference))
    }

    @Test("Lines do not depend on how the bytes are split, on CRLF, a byte order mark, or a missing end (R4)")
    func pieces() async throws {
        let text = "\u{FEFF}" + (1...40).map { JSONImportFaultTests.message($0) }.joined(separator: "\r\n")
        for pieces in [1, 2, 3, 64, 1_000, 1 << 20] {
            let vault = try ExportFixture()
            let summary = try await JSONImport(
                store: vault.store, secrecy: vault.secrecy, blobs: nil, clock: StillClock(), zones: UniversalZones(),
                digest: vault.sealing, random: SystemRandomNumberGenerator()
            ).run(PiecewiseSource(text, pieces: pieces))
            #expect(summary.added == 40, "in pieces of \(pieces)")
        }
    }

    @Test("Batches before a fault remain, and the rest is added once it is fixed")
    func resumption() async throws {
        let vault = try ExportFixture()
        let good = (1...2_500).map { JSONImportFaultTests.message($0) }.joined(separator: "\n")
        await #expect(throws: JSONImportError.line(2_501, .malformed(.unexpectedByte, offset: 0))) {
            try await vault.importJSON(good + "\noops\n")
        }
        #expect(try await vault.store.statistics().messages == 2_000)
        let mended = try await vault.importJSON(good)
        #expect(mended.added == 500 && mended.duplicates == 2_000)
    }
}
