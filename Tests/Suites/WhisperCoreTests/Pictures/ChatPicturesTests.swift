import Testing
import WhisperArchive
import WhisperMediaPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Pictures of chats (ING-6)", .ownThreads)
struct ChatPicturesTests {
    private let world = PictureWorld()

    @Test("A picture is stored under the vault's key, and looked at again after a week only (ING-6)")
    func new() async throws {
        let ann = try await world.chat("1@s.whatsapp.net")
        let family = try await world.chat("2@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@s.whatsapp.net")
        world.source.put(SamplePicture.png(96, 96), for: "2@g.us")
        #expect(try await world.look().stored == 2)
        // The latest activity comes first.
        #expect(world.source.asked == ["2@g.us", "1@s.whatsapp.net"])
        #expect(try await world.picture(of: ann) == SamplePicture.jpeg())
        #expect(try await world.picture(of: family) == SamplePicture.png(96, 96))
        // One second before the week is over, and after it.
        world.wallClock.advance(milliseconds: ChatPictures.interval - 1_000)
        #expect(try await world.look() == ChatPictureTotals())
        #expect(world.source.asked.count == 2)
        world.wallClock.advance(milliseconds: 1_000)
        #expect(try await world.look().unchanged == 2)
        #expect(world.source.known.suffix(2) == ["1", "1"] && world.source.fetched.count == 2)
        try await world.expectConsistent()
    }

    @Test("Another picture takes the place of the former one, whose content is removed (ING-6, ST-11)")
    func replaced() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(mark: 1), for: "1@g.us")
        try await world.look()
        world.source.put(SamplePicture.jpeg(mark: 2), as: "2", for: "1@g.us")
        world.passWeek()
        #expect(try await world.look().stored == 1)
        #expect(try await world.picture(of: chat) == SamplePicture.jpeg(mark: 2))
        #expect(try world.blobs.list().ids.count == 1)
        try await world.expectConsistent()
    }

    @Test("A picture that was removed at the messenger is removed here (ING-6, ST-11)")
    func removed() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        try await world.look()
        world.source.put(nil, for: "1@g.us")
        world.passWeek()
        #expect(try await world.look().removed == 1)
        #expect(try await world.picture(of: chat) == nil)
        #expect(try world.blobs.list().ids.isEmpty)
        // That it has none is nothing new afterwards.
        world.passWeek()
        #expect(try await world.look().unchanged == 1)
    }

    @Test("Two chats with one picture share its content until neither has it (ING-6, ST-11)")
    func shared() async throws {
        let keys = ["1@s.whatsapp.net", "2@s.whatsapp.net"]
        for key in keys {
            try await world.chat(key)
            world.source.put(SamplePicture.jpeg(), for: key)
        }
        #expect(try await world.look().stored == 2)
        #expect(try world.blobs.list().ids.count == 1)
        for (key, left) in zip(keys, [1, 0]) {
            world.source.put(nil, for: key)
            world.passWeek()
            #expect(try await world.look().removed == 1)
            #expect(try world.blobs.list().ids.count == left)
            try await world.expectConsistent()
        }
    }

    @Test("What is no picture, too large, or at a strange place is left out, and the former picture stays (ING-6)")
    func refused() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        try await world.look()
        let large = SamplePicture.jpeg() + [UInt8](repeating: 0, count: PictureRequest.largest)
        for (number, bytes) in [Array("<svg/>".utf8), SamplePicture.png(60_000, 60_000), large, []].enumerated() {
            world.source.put(bytes, as: "bad \(number)", for: "1@g.us")
            world.passWeek()
            #expect(try await world.look().failed == 1)
        }
        for path in ["https://elsewhere.example/x", "//elsewhere.example/x", "/a/../b", "", "/a b"] {
            world.source.always(.picture(id: "x", path: path), for: "1@g.us")
            world.passWeek()
            #expect(try await world.look().failed == 1, "\(path)")
        }
        #expect(world.source.fetched.count == 5)
        let fates = world.notices.entries.compactMap { notice -> ChatPictureFate? in
            if case .ended(_, let fate) = notice { fate } else { nil }
        }
        let expected: [ChatPictureFate] = [
            .stored(bytes: Int64(SamplePicture.jpeg().count)), .notPicture, .notPicture, .failed(.tooLarge),
        ]
        #expect(Array(fates.prefix(4)) == expected)
        #expect(try await world.picture(of: chat) == SamplePicture.jpeg())
        try await world.expectConsistent()
    }

    @Test("Only chats that the messenger knows are asked about, by the address that lasts (ING-6)")
    func keys() async throws {
        try await world.chat("Ann", title: "Ann")
        try await world.chat("99@broadcast", .broadcast)
        try await world.chat("!room:example.org", .group, platform: .matrix)
        let both = try await world.chat("7@lid")
        try await world.store.addAlias(platform: .whatsapp, key: "7@s.whatsapp.net", to: both)
        try await world.chat("+15550100007", title: "+15550100007")
        try await world.look()
        #expect(world.source.asked == ["+15550100007", "7@s.whatsapp.net"])
    }

    @Test("At least a second passes between two requests, and new chats do not wait for a long list (ING-6)")
    func pace() async throws {
        for number in 0..<103 { try await world.chat("\(number)@g.us", .group) }
        var pictures = world.pictures()
        #expect(try await pictures.look() == .zero)
        #expect(world.source.asked.count == 100)
        #expect(world.clock.elapsed() >= .seconds(99))
        try await world.chat("new@g.us", .group)
        #expect(try await pictures.look() == .milliseconds(ChatPictures.interval))
        #expect(world.source.asked[100] == "new@g.us" && world.source.asked.count == 104)
        #expect(world.clock.elapsed() >= .seconds(103))
    }

    @Test("A clock that was ahead does not keep a chat from being looked at (ING-6)")
    func future() async throws {
        try await world.chat("1@g.us", .group)
        world.wallClock.advance(milliseconds: 400 * 86_400_000)
        try await world.look()
        world.wallClock.advance(milliseconds: -399 * 86_400_000)
        try await world.look()
        try await world.look()
        #expect(world.source.asked.count == 2)
    }

    @Test("What is noted of chats that are gone is removed (ING-6)")
    func stale() async throws {
        let chat = try await world.chat("1@g.us", .group)
        try await world.look()
        let name = ChatPictureNote.setting(of: chat)
        #expect(try await world.store.setting(name) != nil)
        try await world.store.deleteConversation(chat)
        try await world.look()
        #expect(try await world.store.setting(name) == nil)
    }

    @Test("A setting of another form means that nothing is known (ING-6)")
    func foreignNote() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        for text in ["", "7", "{}", #"{"at":"x"}"#, #"{"at":1e99}"#, #"{"at":0,"id":"1","blob":"z","bytes":-1}"#] {
            try await world.store.setSetting(ChatPictureNote.setting(of: chat), to: text)
            #expect(try await world.look().stored == 1, "\(text)")
        }
        try await world.expectConsistent()
    }

    @Test("Removing files never removes pictures of chats, and the figures count them as a kind of their own (ST-13)")
    func figures() async throws {
        let chat = try await world.chat("1@g.us", .group)
        world.source.put(SamplePicture.jpeg(), for: "1@g.us")
        try await world.look()
        let size = Int64(SamplePicture.jpeg().count)
        let figures = try await MediaFigures(of: world.store, mayFetch: FilledVault.mayFetch)
        #expect(figures.chatPictures == MediaAmount(contents: 1, bytes: size) && figures.stored == MediaAmount())
        let pruning = MediaPruning(store: world.store, blobs: world.blobs, mayFetch: FilledVault.mayFetch)
        let rule = MediaRule(keepUnder: 0, evenUnfetchable: true)
        let report = try await pruning.apply(try await pruning.plan(rule))
        #expect(report.released == MediaAmount())
        #expect(try await world.picture(of: chat) == SamplePicture.jpeg())
        // Sent as a file, too, it is one of the files, and stays for the chat when the message gives it up.
        let name = try #require(try await world.store.conversation(chat)?.avatar)
        let file = WhisperMessage.Attachment(
            name: "a.jpg", mime: "image/jpeg", size: size, sha256: name, state: .found)
        _ = try await world.store.save([
            NewMessage(
                conversation: chat, externalID: "F", platform: .whatsapp, timestamp: Timestamp(milliseconds: 5),
                precision: .second, sender: nil, status: .sent,
                content: Content(kind: .image, text: nil, attachments: [file]))
        ])
        let shared = try await MediaFigures(of: world.store, mayFetch: FilledVault.mayFetch)
        #expect(shared.chatPictures == MediaAmount() && shared.stored == MediaAmount(contents: 1, bytes: size))
        try await pruning.apply(try await pruning.plan(rule))
        #expect(try await world.picture(of: chat) == SamplePicture.jpeg())
        try await world.expectConsistent()
    }
}
