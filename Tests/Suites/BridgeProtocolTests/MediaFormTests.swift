import Testing
import WhisperMediaPort
import WhisperSecretMemory
import WhisperTestThreads

@testable import WhisperBridgeProtocol

@Suite("Files of messages in the protocol's own form (ING-6)", .ownThreads)
struct MediaFormTests {
    private static let key = [UInt8](repeating: 0x4B, count: 32)
    private static let digest = (0..<32).map { UInt8($0) }
    private static let keyText = "S0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0s="
    private static let digestText = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="

    /// A line with two attachments, of which the second has this media.
    private func line(_ media: String) -> [UInt8] {
        let files = #"[{"name":"a"},{"name":"b","size":12,"media":\#(media)}]"#
        let members = #""message_id":"1","from":"a","to":"b","timestamp":2,"message_type":"image""#
        return Array(
            #"{"type":"message","v":2,"seq":1,"ts":0,\#(members),"content":{"attachments":\#(files)}}"#.utf8)
    }

    private func media(
        kind: String = #""audio""#, path: String = #""/m/x?y=z""#, key: String = #""\#(keyText)""#,
        digest: String = #""\#(digestText)""#, encrypted: String = #""\#(digestText)""#
    ) -> String {
        #"{"kind":\#(kind),"path":\#(path),"key":\#(key),"digest":\#(digest),"encrypted_digest":\#(encrypted)}"#
    }

    private func message(_ media: String) throws -> NormalizedMessage {
        guard case .message(let message) = try BridgeFrame(line: line(media)).body else {
            throw BridgeProtocolError(.invalidValue)
        }
        return message
    }

    @Test("The reference of an attachment is read from the bytes that were stored with its message")
    func reference() throws {
        let raw = try #require(try message(media()).rawBytes)
        let reference = try NormalizedMessage.mediaReference(in: raw, attachment: 1, TestAllocator())
        guard let reference else {
            Issue.record("a reference")
            return
        }
        #expect(reference.file.kind == .audio && reference.file.path == "/m/x?y=z")
        #expect(reference.file.digest == Self.digest && reference.file.statedSize == 12)
        #expect(reference.digest == Self.digest)
        #expect(reference.key.withUnsafeBytes { Array($0) } == Self.key)
    }

    @Test(
        "Another attachment, another index and other bytes have no reference", arguments: [0, 2, -1, Int.max, Int.min])
    func none(_ index: Int) throws {
        let raw = try #require(try message(media()).rawBytes)
        let isNone = { (bytes: [UInt8], index: Int) in
            switch try NormalizedMessage.mediaReference(in: bytes, attachment: index, TestAllocator()) {
            case .none: true
            case .some: false
            }
        }
        #expect(try isNone(raw, index))
        for bytes in [[], Array("{}".utf8), Array(raw.dropLast()), [0xFF, 0x00]] { #expect(try isNone(bytes, 1)) }
    }

    @Test("Media that cannot be used is no media, and the message is read all the same (ING-6)")
    func unusable() throws {
        let long = "A" + String(repeating: "a", count: 3_000)
        for media in [
            media(kind: #""sticker""#), media(kind: "null"), media(path: #""//evil.example/x""#),
            media(path: #""https://evil.example/x""#), media(path: #""/a\r\nHost: evil""#),
            media(path: #""/\#(long)""#),
            media(path: "null"), media(key: #""S0s=""#), media(key: #""%%""#), media(key: "null"),
            media(digest: #""AAEC""#), media(encrypted: #""""#), "{}", "null",
        ] {
            let message = try message(media)
            #expect(message.content.attachments.count == 2 && message.content.attachments[1].media == nil)
            #expect(message.rawBytes == nil)
        }
    }

    @Test("A description of media contains neither key nor path")
    func description() throws {
        let media = try #require(try message(media()).content.attachments[1].media)
        var dumped = ""
        dump(media, to: &dumped)
        for text in [String(describing: media), String(reflecting: media), dumped] {
            #expect(!text.contains("75") && !text.contains("/m/x"), "\(text)")
        }
    }
}

/// Memory that is not guarded, for tests.
private struct TestAllocator: SecretAllocator {
    let locksMemory = false

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        guard count > 0 else { throw .exhausted }
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        region.initializeMemory(as: UInt8.self, repeating: 0)
        return SecretBytes(adopting: region) { $0.deallocate() }
    }
}
