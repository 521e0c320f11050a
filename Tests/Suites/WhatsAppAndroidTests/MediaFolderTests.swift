import Foundation
import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperSealingPort
import WhisperSodiumSealing
import WhisperTestThreads
import WhisperTextCoding

@testable import WhisperWhatsAppRows

@Suite("The folder of media (WDB-4)", .ownThreads)
final class MediaFolderTests: Sendable {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "whisper-media-\(UUID().uuidString)").path
        try write("Media/Images/a.jpg", "the sea")
        try write("secret.txt", "secret")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ path: String, _ text: String) throws {
        let url = URL(filePath: folder).appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private static func digest(_ text: String) throws -> [UInt8] {
        let digest = try SodiumSealing().sha256()
        Array(text.utf8).withUnsafeBytes { digest.update($0) }
        return digest.finish()
    }

    private func files() throws -> MediaFolder {
        let sealing = try SodiumSealing()
        return MediaFolder(folder) { feed in
            let digest = sealing.sha256()
            feed { bytes in bytes.withUnsafeBytes { digest.update($0) } }
            return digest.finish()
        }
    }

    @Test("A file is found by its path, in older releases an absolute one")
    func path() throws {
        for path in ["Media/Images/a.jpg", "/storage/emulated/0/WhatsApp/Media/Images/a.jpg"] {
            #expect(try files().find(path: path, size: 7, digest: nil)?.path.hasSuffix("Media/Images/a.jpg") == true)
        }
        #expect(try files().find(path: "Media/Images/b.jpg", size: 7, digest: nil) == nil)
    }

    @Test("A file that was moved is found by its hash, and another one in its place is not taken for it")
    func moved() throws {
        try write("Media/Sent/b.jpg", "a river")
        try write("Media/Images/c.jpg", "another picture")
        let found = try files().find(path: "Media/Images/c.jpg", size: 7, digest: Self.digest("a river"))
        #expect(found?.path.hasSuffix("Media/Sent/b.jpg") == true)
        #expect(try files().find(path: "Media/Images/c.jpg", size: 7, digest: Self.digest("nothing")) == nil)
    }

    @Test("No path leads out of the folder, by dots, links or roots")
    func outside() throws {
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder + "/Media/link.jpg", withDestinationPath: folder + "/secret.txt")
        try manager.createSymbolicLink(atPath: folder + "/Media/out", withDestinationPath: "/etc")
        for path in [
            "Media/../secret.txt", "../secret.txt", "/etc/passwd", "Media/link.jpg", "Media/out/passwd", "Media", "",
            "Media/Images/a.jpg\0",
        ] {
            #expect(try files().find(path: path, size: nil, digest: nil) == nil, "\(path)")
        }
    }

    @Test("What is found is delivered with its message, and what is not is missing (WDB-4)")
    func delivered() async throws {
        var maker = TableMaker()
        for (id, path) in [(5, "Media/Images/a.jpg"), (6, "Media/Images/z.jpg")] as [(Int64, String)] {
            maker.message(id, type: 1)
            maker.detail("message_media", id, ["file_path": .text(Array(path.utf8)), "file_size": 7])
        }
        let messages = try await Reading(maker.tables, media: folder).messages
        #expect(messages.map { $0.content.attachments.first?.state } == [.found, .missing])
        let source = try #require(messages.first?.attachmentSources.first ?? nil)
        var content: [UInt8] = []
        try source.read { (bytes: UnsafeRawBufferPointer) in content += bytes }
        #expect(content == Array("the sea".utf8))
        #expect(messages.last?.attachmentSources.first ?? nil == nil)
    }

    @Test("A set of row ids has what was inserted, and a limit")
    func rowIDs() {
        var set = RowIDSet()
        for id in [0, 1, 4_095, 4_096, -1, .max, .min] as [Int64] {
            let isNew = set.insert(id)
            #expect(isNew)
            let isNewAgain = set.insert(id)
            #expect(!isNewAgain)
            #expect(set.contains(id))
            #expect(!set.contains(id ^ 2))
        }
        for page in 0..<20_000 as Range<Int64> { set.insert(page << 13) }
        #expect(set.isFull)
        #expect(set.contains(4_096))
    }

    @Test("Of a picture that was sent twice, the better file is taken where it is there", arguments: [false, true])
    func betterVersion(isThere: Bool) async throws {
        if isThere { try write("Media/Images/hd.jpg", "the sea, all of it") }
        var maker = TableMaker()
        maker.message(5, type: 1)
        maker.message(6, type: 1)
        for (id, name, size) in [(5, "a.jpg", 7), (6, "hd.jpg", 18)] as [(Int64, String, Int64)] {
            maker.detail(
                "message_media", id,
                [
                    "file_path": .text(Array("Media/Images/\(name)".utf8)), "file_size": .integer(size),
                    "width": .integer(size),
                ])
        }
        maker.add(
            "message_association",
            ["child_message_row_id": 6, "parent_message_row_id": 5, "association_type": 12])
        let messages = try await Reading(maker.tables, media: folder).messages
        #expect(messages.map { $0.content.attachments.first?.size } == [isThere ? 18 : 7])
        #expect(messages.first?.content.attachments.first?.state == .found)
    }
}
