import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("Archives with 64-bit numbers are read (ING-5)", .ownThreads)
struct WideArchiveTests {
    private static let chat = Array("31.12.18, 20:15 - Anna: photo.jpg (file attached)\n".utf8)
    private static let picture: [UInt8] = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    private static func subsets<Element: Hashable>(_ all: [Element]) -> [Set<Element>] {
        all.reduce([[]]) { found, element in found + found.map { $0.union([element]) } }
    }

    private func archive(
        _ entry: Set<ZipWriter.WideField> = [], end: Set<ZipWriter.WideEnd> = [], before: [UInt8] = []
    ) -> [UInt8] {
        var writer = ZipWriter()
        writer.add("photo.jpg", WideArchiveTests.picture, wide: entry, extraBefore: before)
        writer.add("_chat.txt", WideArchiveTests.chat, wide: entry, extraBefore: before)
        return writer.finish(wide: end)
    }

    private func check(_ archive: [UInt8]) async throws {
        let reading = try await Reading.of(.bytes(archive, name: "x.zip"))
        #expect(reading.messages.map { $0.content.attachments.first?.state } == [.found])
        #expect(reading.messages.first?.content.attachments.first?.size == 1_000)
        let source = try #require(reading.messages.first?.attachmentSources.first ?? nil)
        var bytes: [UInt8] = []
        try source.read { (chunk: UnsafeRawBufferPointer) in bytes += chunk }
        #expect(bytes == WideArchiveTests.picture)
    }

    @Test("Any of an entry's numbers may be in its 64-bit field", arguments: subsets(ZipWriter.WideField.allCases))
    func entries(_ wide: Set<ZipWriter.WideField>) async throws {
        try await check(archive(wide))
        // After another field, a time of five bytes.
        try await check(archive(wide, before: [0x55, 0x54, 5, 0, 1, 2, 3, 4, 5]))
    }

    @Test(
        "Any of the directory's numbers may be in its 64-bit record", arguments: subsets(ZipWriter.WideEnd.allCases))
    func ends(_ wide: Set<ZipWriter.WideEnd>) async throws {
        try await check(archive(end: wide))
        try await check(archive([.size, .packedSize, .offset], end: wide))
    }

    @Test("A 64-bit number that is missing or too large for a file is damage")
    func missing() async {
        for (count, value) in [(0, 0), (1, 0), (2, 0), (3, -1)] as [(Int, Int)] {
            var field: [UInt8] = [1, 0, UInt8(8 * count), 0]
            for _ in 0..<count { field += (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
            var writer = ZipWriter()
            writer.add("_chat.txt", WideArchiveTests.chat, wide: [.size, .packedSize, .offset], wideField: field)
            await expectDamage(writer.finish())
        }
    }

    @Test("A 64-bit record or locator in the wrong place is damage")
    func places() async {
        let whole = archive(end: [.offset])
        let locator = whole.count - 22 - 20
        let record = locator - 56
        #expect(Array(whole[locator..<locator + 4]) == [0x50, 0x4B, 6, 7])
        #expect(Array(whole[record..<record + 4]) == [0x50, 0x4B, 6, 6])
        for place in [locator, record] {
            var damaged = whole
            damaged[place] ^= 1
            await expectDamage(damaged)
        }
        for wrong in [record + 1, record - 1, whole.count, -1, Int.max] {
            var damaged = whole
            for index in 0..<8 { damaged[locator + 8 + index] = UInt8(truncatingIfNeeded: wrong >> (8 * index)) }
            await expectDamage(damaged)
        }
        // Nothing precedes the plain record, or too little for the two others.
        for left in [0, 19, 20, 75] { await expectDamage([0x50, 0x4B, 3, 4] + whole.suffix(22 + left)) }
    }

    private func expectDamage(_ archive: [UInt8]) async {
        await #expect(throws: IngestionError.damagedArchive) {
            try await Reading.of(.bytes(archive, name: "x.zip"))
        }
    }
}
