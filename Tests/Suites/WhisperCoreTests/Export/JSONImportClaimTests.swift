import Synchronization
import Testing
import WhisperBlobPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import WhisperCore

/// What an import of JSON Lines claims is in the vault, whatever fails (ST-13).
@Suite("Claims of imports of JSON Lines", .ownThreads)
struct JSONImportClaimTests {
    /// The content of the picture of a number.
    private static func bytes(_ number: Int) -> [UInt8] { Array("picture \(number)".utf8) }

    private static func id(of bytes: [UInt8]) throws -> BlobID {
        let writer = try MemoryBlobStore().makeWriter()
        bytes.withUnsafeBytes { bytes in _ = try? writer.write(bytes) }
        return try writer.commit().id
    }

    /// A message with a picture.
    private static func line(_ number: Int, picture: Int) throws -> String {
        let bytes = bytes(picture)
        return """
            {"id":"\(UniqueIdentifier(version4High: UInt64(number), low: 9))","external_id":"e\(number)",\
            "platform":"whatsapp","timestamp":"2020-01-01T00:00:00Z","sender":{"display_name":"Anna"},\
            "content":{"type":"image","text":null,"attachments":[{"name":"\(number).jpg","state":"found",\
            "size":\(bytes.count),"sha256":"\(try id(of: bytes).hex)"}]},"metadata":{"thread_id":"abc"}}
            """
    }

    /// A library of pictures, some of which are not what they are called.
    private struct Pictures: AttachmentLibrary {
        var contents: [BlobID: OneContent] = [:]

        init(_ numbers: some Sequence<Int>, damaged: Set<Int> = []) throws {
            for number in numbers {
                let id = try JSONImportClaimTests.id(of: JSONImportClaimTests.bytes(number))
                let bytes = damaged.contains(number) ? [1] : JSONImportClaimTests.bytes(number)
                contents[id] = OneContent(id: id, bytes: bytes)
            }
        }

        func content(_ id: BlobID) -> (any AttachmentSource)? { contents[id]?.content(id) }
    }

    @Test("A content that no message has in the end is neither counted nor kept")
    func unused() async throws {
        let vault = try ExportFixture()
        let library = try Pictures(0..<3)
        #expect(try await vault.importJSON(try Self.line(1, picture: 0), library: library).attachmentsAdded == 1)
        // The message is in the vault with another picture, which stays.
        let text = try Self.line(1, picture: 1) + "\n" + Self.line(2, picture: 2)
        let summary = try await vault.importJSON(text, library: library)
        #expect(summary.added == 1 && summary.duplicates == 1 && summary.attachmentsAdded == 1)
        let comparison = try await BlobCollection(store: vault.store, blobs: vault.blobs).compare()
        #expect(comparison.orphaned.isEmpty && comparison.missing.isEmpty)
        #expect(try vault.blobs.list().ids.count == 2)
    }

    @Test("Contents that are lacking or not what they are called are counted as absent")
    func lacking() async throws {
        let vault = try ExportFixture()
        let text = try (0..<4).map { try Self.line($0, picture: $0) }.joined(separator: "\n")
        let summary = try await vault.importJSON(text, library: try Pictures(0..<3, damaged: [1]))
        #expect(summary.added == 4 && summary.attachmentsAdded == 2 && summary.attachmentsAbsent == 2)
        #expect(try await vault.store.statistics().messages == 4)
        #expect(try vault.blobs.list().ids.count == 2)
    }

    /// What fails.
    private enum Fault: CaseIterable {
        case blobWrite, blobLook, save, source
    }

    @Test("What was counted before a failure is in the vault, and a repetition counts the rest", arguments: 0..<3)
    func failure(number: Int) async throws {
        let count = 2_500
        // Two batches, each with new pictures.
        let text = try (0..<count).map { try Self.line($0, picture: $0 / 500) }.joined(separator: "\n")
        let pictures = Set((0..<count).map { $0 / 500 })
        for fault in Fault.allCases {
            let vault = try ExportFixture()
            let (store, blobs): (any VaultStore, any BlobStore) =
                switch fault {
                case .blobWrite: (vault.store, FailingBlobs(vault.blobs, .write, after: number * 2, with: .full))
                case .blobLook:
                    (vault.store, FailingBlobs(vault.blobs, .look, after: number * 2, with: .inaccessible(errno: 5)))
                case .save: (FailingSaveStore(vault.store, after: number), vault.blobs)
                case .source: (vault.store, vault.blobs)
                }
            let bytes = fault == .source ? Array(text.utf8.prefix(number * 400_000 + 1)) : Array(text.utf8)
            let counted = Mutex(JSONImportSummary())
            do {
                let summary = try await JSONImport(
                    store: store, secrecy: nil, blobs: blobs, library: try Pictures(pictures), clock: StillClock(),
                    zones: UniversalZones(), digest: vault.sealing, random: SystemRandomNumberGenerator()
                ).run(PiecewiseSource(bytes, pieces: 10_000)) { progress in
                    counted.withLock { $0 = progress.summary }
                }
                counted.withLock { $0 = summary }
            } catch {
                #expect(error is JSONImportError, "\(fault)")
            }
            let before = counted.withLock { $0 }
            #expect(try await vault.store.statistics().messages == before.added, "\(fault)")
            #expect(try vault.blobs.list().ids.count >= Int(before.attachmentsAdded), "\(fault)")
            let rest = try await vault.importJSON(text, library: try Pictures(pictures))
            #expect(rest.added == Int64(count) - before.added && rest.duplicates == before.added, "\(fault)")
            #expect(try vault.blobs.list().ids.count == pictures.count, "\(fault)")
        }
    }
}
