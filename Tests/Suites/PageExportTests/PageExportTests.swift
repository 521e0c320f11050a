import WhisperArchive
import WhisperInMemoryPages
import WhisperMergeHistories
import WhisperMessage
import WhisperPageExport
import WhisperTestThreads
import Synchronization
import Testing

@Suite("Writing a vault as pages", .ownThreads)
struct PageExportTests {
    private let nothing: (inout NewMessage) -> Void = { _ in }
    private static let month: Int64 = 31 * 1_440

    @Test("A chat is cut by months, its pages follow each other, and every link leads to a file (LOOK-1)")
    func months() async throws {
        let fixture = try ArchiveFixture()
        try await fixture.chat(
            "Trip",
            [(0, nothing), (5, nothing), (PageExportTests.month, nothing), (2 * PageExportTests.month, nothing)],
            by: ["Ana", "Ben"])
        try await fixture.chat("Other", [(1, nothing)])
        let (files, summary) = try await fixture.archive()
        #expect(summary.chats == 2 && summary.messages == 5 && summary.people == 2)
        #expect(files["chats/1/2024-05.html"] != nil || files["chats/2/2024-05.html"] != nil)
        let folder = files.text("chats/1/index.html").contains("Trip") ? "chats/1/" : "chats/2/"
        let june = files.text(folder + "2024-06.html")
        #expect(june.contains("rel=prev href=2024-05.html") && june.contains("rel=next href=2024-07.html"))
        #expect(files.text(folder + "months.js") == "whisperMonths(\"2024-05@3 2024-06@3 2024-07@4\");\n")
        try check(files)
    }

    /// Every address in every page is that of a file of the archive, and every place on a page is there.
    private func check(_ files: [String: [UInt8]]) throws {
        for (path, bytes) in files where path.hasSuffix(".html") {
            let page = String(decoding: bytes, as: UTF8.self)
            for attribute in [" href=", " src="] {
                for rest in page.components(after: attribute) where !rest.hasPrefix("\"http") {
                    let address = rest.prefix { $0 != ">" && $0 != " " }
                    let parts = address.split(separator: "#", omittingEmptySubsequences: false)
                    let target = parts[0].isEmpty ? path : resolved(String(parts[0]), from: path)
                    #expect(files[target] != nil, "\(path): \(address)")
                    guard parts.count == 2, let found = files[target] else { continue }
                    #expect(String(decoding: found, as: UTF8.self).contains(" id=\(parts[1])"), "\(path): \(address)")
                }
            }
        }
    }

    private func resolved(_ address: String, from page: String) -> String {
        var folders = page.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/") {
            if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
        }
        return folders.joined(separator: "/")
    }

    @Test("A month of many messages is cut into parts of at most 300 KB (LOOK-3)")
    func parts() async throws {
        let fixture = try ArchiveFixture()
        let text = String(repeating: "word ", count: 40)
        let messages = (0..<5_000).map { index -> (Int64, (inout NewMessage) -> Void) in
            (Int64(index), { $0.content.text = text })
        }
        try await fixture.chat("Busy", messages)
        let (files, _) = try await fixture.archive()
        let pages = files.filter { $0.key.hasPrefix("chats/1/2024") }
        #expect(pages.count >= 3)
        #expect(pages.values.allSatisfy { $0.count <= 300_000 })
        #expect(files["chats/1/2024-05-2.html"] != nil)
        try check(files)
    }

    @Test("A false date displaces its message alone, and dates in disorder make few pages (R0)")
    func disorder() async throws {
        let fixture = try ArchiveFixture()
        let far = 4_000 * PageExportTests.month
        var minutes: [Int64] = [0, 1, far, 2, 3, -far / 10, 4, PageExportTests.month, 5]
        try await fixture.chat("One", minutes.map { ($0, nothing) })
        minutes = (0..<600).map { $0.isMultiple(of: 2) ? Int64($0) : far - Int64($0) * PageExportTests.month }
        try await fixture.chat("Two", minutes.map { ($0, nothing) })
        let (files, summary) = try await fixture.archive()
        #expect(summary.messages == 609)
        let one = files.text("chats/1/index.html").contains("One") ? "chats/1/" : "chats/2/"
        let pages = files.keys.filter { $0.hasPrefix(one) && $0 != one + "index.html" && $0 != one + "months.js" }
        #expect(pages.count <= 2, "\(pages.sorted())")
        #expect(files.keys.count { $0.hasPrefix("chats/") } < 90)
        try check(files)
    }

    @Test("An answer leads to its message, on whichever page that is (LOOK-1)")
    func replies() async throws {
        let fixture = try ArchiveFixture()
        try await fixture.chat(
            "Trip",
            [
                (0, nothing), (1, { $0.replyTo = "Trip-0" }), (PageExportTests.month, { $0.replyTo = "Trip-0" }),
                (PageExportTests.month + 1, { $0.replyTo = "Trip-9" }),
                (PageExportTests.month + 2, { $0.replyTo = "Trip-5" }),
                (PageExportTests.month + 3, nothing),
            ])
        let (files, _) = try await fixture.archive()
        #expect(files.text("chats/1/2024-05.html").components(after: "<blockquote><a href=#").count == 1)
        let june = files.text("chats/1/2024-06.html")
        #expect(june.components(after: "<blockquote><a href=2024-05.html#").count == 1)
        #expect(june.contains("not in this archive"))
        // What comes later is quoted without a link.
        #expect(june.components(after: "<blockquote><bdi").count == 1)
        try check(files)
    }

    @Test("Each content is written once, under a name of ours (LOOK-2)")
    func media() async throws {
        let fixture = try ArchiveFixture()
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
        let picture = try fixture.attachment(png, name: "../../x.html")
        let script = try fixture.attachment(Array("<script>whisper()</script>".utf8), name: "holiday.jpg")
        let empty = try fixture.attachment([], name: "empty.png")
        let long = try fixture.attachment([0xFF, 0xD8, 0xFF] + Array(repeating: 7, count: 5 << 20), name: "long.jpg")
        let attachments = [picture, script, empty, long, picture]
        try await fixture.chat(
            "Trip",
            attachments.enumerated().map { index, attachment in
                (Int64(index), { $0.content = Content(kind: .image, text: nil, attachments: [attachment]) })
            })
        let (files, summary) = try await fixture.archive()
        #expect(summary.media == 4 && summary.damaged == 0)
        let media = files.filter { $0.key.hasPrefix("media/") }
        #expect(media.count == 4)
        #expect(media.keys.count { $0.hasSuffix(".bin") } == 2)
        #expect(media.values.contains(png))
        #expect(media.values.contains { $0.count == (5 << 20) + 3 })
        #expect(files.text("gallery/pictures-1.html").components(after: "<img").count == 3)
        #expect(files.text("gallery/documents-1.html").contains("holiday.jpg"))
        try check(files)
        let used = try await fixture.archive(PageExport.Options(media: .used))
        #expect(used.summary.media == 2 && !used.files.keys.contains { $0.hasSuffix(".bin") })
        let none = try await fixture.archive(PageExport.Options(media: .none))
        #expect(none.summary.media == 0 && none.files.text("chats/1/2024-05.html").contains("left out of this archive"))
    }

    @Test("A file that the vault has lost is counted once, and no file of the archive is said to be it (LOOK-2)")
    func lostFile() async throws {
        let fixture = try ArchiveFixture()
        let lost = try fixture.attachment([1, 2, 3], name: "lost.bin")
        let held = try fixture.attachment([4, 5, 6], name: "held.bin")
        try await fixture.chat(
            "Files",
            [lost, held, lost].enumerated().map { index, attachment in
                (Int64(index), { $0.content = Content(kind: .document, text: nil, attachments: [attachment]) })
            })
        try fixture.blobs.remove(try #require(lost.sha256.flatMap { BlobID(hex: $0) }))
        let (files, summary) = try await fixture.archive()
        #expect(summary.messages == 3 && summary.media == 1 && summary.mediaBytes == 3)
        #expect(summary.absent == 1 && summary.damaged == 0)
        #expect(files.keys.count { $0.hasPrefix("media/") } == summary.media)
    }

    @Test("Only the chats and the time that were asked for (LOOK-1)")
    func selection() async throws {
        let fixture = try ArchiveFixture()
        let trip = try await fixture.chat("Trip", [(0, nothing), (10, nothing), (20, nothing)])
        try await fixture.chat("Other", [(0, nothing)])
        var options = PageExport.Options(conversations: [trip.id])
        options.since = Timestamp(milliseconds: ArchiveFixture.start + 300_000)
        options.until = Timestamp(milliseconds: ArchiveFixture.start + 1_200_000)
        let (files, summary) = try await fixture.archive(options)
        #expect(summary.chats == 1 && summary.messages == 1)
        #expect(files.text("chats/1/2024-05.html").contains("message 1"))
        #expect(!files.values.contains { String(decoding: $0, as: UTF8.self).contains("Other") })
        await #expect(throws: PageExportError.store(StoreError(.conversationNotFound))) {
            _ = try await fixture.archive(
                PageExport.Options(conversations: [UniqueIdentifier(version4High: 5, low: 5)]))
        }
    }

    @Test("Only the messages of a person; what is left out is quoted without a link (LOOK-1)")
    func person() async throws {
        let fixture = try ArchiveFixture()
        try await fixture.chat(
            "Trip",
            [(0, nothing), (1, nothing), (2, { $0.replyTo = "Trip-1" }), (3, nothing), (4, { $0.replyTo = "Trip-0" })],
            by: ["Ana", "Ben"])
        try await fixture.chat("Other", [(0, nothing)], by: ["Ben"])
        let ana = try #require(try await fixture.store.people(named: "Ana", limit: 1).first)
        let steps = Mutex<[Int64]>([])
        let place = InMemoryPagePlace()
        let output = try InMemoryPages(at: place)
        let summary = try await fixture.export(PageExport.Options(person: ana.id)).run(into: output) { done, total in
            steps.withLock { $0.append(done * 10 + total) }
        }
        try output.commit()
        let files = place.published ?? [:]
        #expect(summary.chats == 1 && summary.messages == 3 && summary.people == 1)
        #expect(steps.withLock { $0.allSatisfy { $0 % 10 == 6 } && $0 == $0.sorted() })
        let page = files.text("chats/1/2024-05.html")
        #expect(page.components(after: "<blockquote><a href=#").count == 1)
        #expect(page.components(after: "<blockquote><bdi").count == 1 && page.contains("message 1"))
        try check(files)
    }

    @Test("A vault without messages is an archive that says so")
    func empty() async throws {
        let fixture = try ArchiveFixture()
        let (files, summary) = try await fixture.archive()
        #expect(summary.messages == 0 && files.text("index.html").contains("There are no messages here."))
        try check(files)
    }

    @Test("A full medium, and a cancellation, are errors; nothing is visible (CLI-7)")
    func failures() async throws {
        let fixture = try ArchiveFixture()
        try await fixture.chat("Trip", (0..<100).map { (Int64($0), nothing) })
        for capacity in [0, 20_000, 40_000, 60_000] {
            let place = InMemoryPagePlace(capacity: capacity)
            await #expect(throws: PageExportError.output(.full)) { _ = try await fixture.archive(into: place) }
            #expect(place.published == nil)
        }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await fixture.archive()
        }
        await #expect(throws: PageExportError.cancelled) { _ = try await task.value }
    }

    @Test("Progress goes from nothing to everything, without going back (CLI-4)")
    func progress() async throws {
        let fixture = try ArchiveFixture()
        try await fixture.chat("One", (0..<1_500).map { (Int64($0), nothing) })
        try await fixture.chat("Two", (0..<700).map { (Int64($0), nothing) })
        let steps = Steps()
        _ = try await fixture.export().run(into: try InMemoryPages()) { steps.add($0, $1) }
        #expect(steps.all.last?.done == 2_200 && steps.all.allSatisfy { $0.total == 2_200 })
        #expect(steps.all.map(\.done) == steps.all.map(\.done).sorted())
    }

    @Test("Pages of a hundred chats and people are numbered and linked (LOOK-1)")
    func many() async throws {
        let fixture = try ArchiveFixture()
        for number in 0..<230 {
            try await fixture.chat("Chat \(number)", [(Int64(number), nothing)], by: ["P\(number)"])
        }
        let (files, summary) = try await fixture.archive()
        #expect(summary.chats == 230 && summary.people == 230)
        #expect(files["index-2.html"] != nil && files["index-3.html"] == nil)
        #expect(files.text("years/2024.html").contains("230 messages"))
        // Each has one page, at which one is at once; names have shards of their own.
        #expect(files.text("index.html").contains("<a href=chats/1/2024-05.html>"))
        #expect(files.text("people/1.html").contains("<a href=../chats/"))
        #expect(!files.text("people/1.html").contains("/index.html><bdi>Chat"))
        #expect(files["search/n0.js"] != nil && files["search/n1.js"] == nil)
        try check(files)
    }
}

/// What an export reported.
private final class Steps: Sendable {
    private let steps = Mutex<[(done: Int64, total: Int64)]>([])

    func add(_ done: Int64, _ total: Int64) { steps.withLock { $0.append((done, total)) } }

    var all: [(done: Int64, total: Int64)] { steps.withLock { $0 } }
}

extension String {
    /// What follows each occurrence of a text.
    fileprivate func components(after text: String) -> [Substring] {
        var found: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            rest = rest[range.upperBound...]
            found.append(rest)
        }
        return found
    }
}
