import Testing
import WhisperMediaPort
import WhisperTestThreads

@testable import WhisperWhatsAppEvents

@Suite("References of files, from untrusted bytes (R4, ING-6)", .ownThreads)
struct HostileMediaTests {
    /// An event with a picture, each of whose fields may be another.
    private struct Picture {
        var key = [UInt8](repeating: 1, count: 32)
        var digest = [UInt8](repeating: 2, count: 32)
        var encryptedDigest = [UInt8](repeating: 3, count: 32)
        var path = Array("/v/x.enc?oe=1".utf8)
        /// Fields of the picture behind the others.
        var more: [(Int, [UInt8])] = []

        /// The bytes of a `Message`.
        var event: [UInt8] {
            var image = WireWriter()
            for (number, value) in [(4, digest), (8, key), (9, encryptedDigest), (11, path)] + more {
                image.field(number, value)
            }
            var message = WireWriter()
            message.field(3, image.bytes)
            var event = WireWriter()
            event.field(EventField.Message.message, message.bytes)
            return event.bytes
        }

        var hasReference: Bool {
            WhatsAppMediaReader.hasReference(name: "Message", raw: event, attachment: 0)
        }
    }

    private func picture(_ change: (inout Picture) -> Void) -> Picture {
        var picture = Picture()
        change(&picture)
        return picture
    }

    @Test("The picture that the others are made from has a reference")
    func unchanged() {
        #expect(Picture().hasReference)
        #expect(!WhatsAppMediaReader.hasReference(name: "Message", raw: Picture().event, attachment: 1))
        #expect(!WhatsAppMediaReader.hasReference(name: "Message", raw: Picture().event, attachment: .max))
        #expect(!WhatsAppMediaReader.hasReference(name: "Message", raw: Picture().event, attachment: .min))
    }

    @Test(
        "A path that could name a host or leave its line is no path (ING-6)",
        arguments: [
            "", "v/x", "//evil.example/x", "https://evil.example/x", "@evil.example/x", "/\\evil.example", "/../x",
            "/v/../../x", "/a\r\nHost: evil.example", "/a b", "/a\u{0}", "/a\tb", "/ä", "/a#b", "/a\u{7F}",
        ])
    func paths(path: String) {
        #expect(!picture { $0.path = Array(path.utf8) }.hasReference)
    }

    @Test("A path is no path if it is not text, or longer than any path of the service (ING-6)")
    func bytesOfPaths() {
        #expect(!picture { $0.path = [0x2F, 0xFF, 0xFE] }.hasReference)
        let path = [UInt8](repeating: UInt8(ascii: "/"), count: 1) + [UInt8](repeating: UInt8(ascii: "a"), count: 2_047)
        #expect(picture { $0.path = path }.hasReference)
        #expect(!picture { $0.path = path + [UInt8(ascii: "a")] }.hasReference)
        #expect(!picture { $0.path += [UInt8](repeating: UInt8(ascii: "a"), count: 10_000_000) }.hasReference)
    }

    @Test("A key or a digest of another length is none (ING-6)", arguments: [0, 1, 16, 31, 33, 64, 1_000_000])
    func lengths(count: Int) {
        let bytes = [UInt8](repeating: 7, count: count)
        #expect(!picture { $0.key = bytes }.hasReference)
        #expect(!picture { $0.digest = bytes }.hasReference)
        #expect(!picture { $0.encryptedDigest = bytes }.hasReference)
    }

    @Test("Of a field that occurs several times the last one counts, as for the decoder")
    func repeated() {
        #expect(!picture { $0.more = [(8, [1])] }.hasReference)
        #expect(picture { $0.more = [(8, [1]), (8, $0.key)] }.hasReference)
        #expect(!picture { $0.more = [(11, Array("//evil.example".utf8))] }.hasReference)
    }

    @Test("The address that a message states is not read (ING-6)")
    func address() throws {
        // Field 1 is the address, 29 and 34 are others.
        let address = Array("https://evil.example/x".utf8)
        #expect(picture { $0.more = [(1, address), (29, address), (34, address)] }.hasReference)
        let without = picture { picture in
            picture.path = []
            picture.more = [(1, address), (29, address), (34, address)]
        }
        #expect(!without.hasReference)
    }

    @Test("A history entry beside another has no reference: the stored form has one")
    func entries() {
        func entry() -> [UInt8] {
            var image = WireWriter()
            let picture = Picture()
            for (number, value) in [
                (4, picture.digest), (8, picture.key), (9, picture.encryptedDigest), (11, picture.path),
            ] {
                image.field(number, value)
            }
            var bytes = image.bytes
            for number in [3, HistoryField.Message.message, HistoryField.Entry.message] {
                var writer = WireWriter()
                writer.field(number, bytes)
                bytes = writer.bytes
            }
            return bytes
        }
        for count in 0...2 {
            var conversation = WireWriter()
            for _ in 0..<count { conversation.field(HistoryField.Conversation.messages, entry()) }
            #expect(
                WhatsAppMediaReader.hasReference(
                    name: "HistorySync.Conversation", raw: conversation.bytes, attachment: 0) == (count == 1))
        }
    }
}
