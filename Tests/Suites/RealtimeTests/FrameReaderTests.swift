import WhisperRealtimePort
import WhisperTestThreads
import Testing
import WhisperWebSocketFrames

@Suite("WebSocket frames (RFC 6455)", .ownThreads)
struct FrameReaderTests {
    private func read(_ bytes: [UInt8], as role: SocketRole = .client, limit: Int = 1_000) -> [FrameEvent] {
        var reader = FrameReader(role: role, largestMessage: limit)
        return reader.read(bytes)
    }

    @Test("The examples of RFC 6455, section 5.7, are read as specified")
    func examples() {
        let hello = Array("Hello".utf8)
        #expect(read([0x81, 0x05] + hello) == [.text(hello)])
        let masked: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(read(masked, as: .server) == [.text(hello)])
        #expect(read([0x01, 0x03, 0x48, 0x65, 0x6C, 0x80, 0x02, 0x6C, 0x6F]) == [.text(hello)])
        #expect(read([0x89, 0x05] + hello) == [.ping(hello)])
        let pong: [UInt8] = [0x8A, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(read(pong, as: .server) == [.pong])
        #expect(read([0x82, 0x7E, 0x01, 0x00] + Array(repeating: 0, count: 256)) == [.violation(.unsupportedData)])
    }

    @Test("Control frames are allowed between the fragments of a message, and are not part of it")
    func interleaving() {
        let bytes: [UInt8] = [0x01, 0x01, 0x61, 0x89, 0x01, 0x70, 0x00, 0x00, 0x8A, 0x00, 0x80, 0x01, 0x62]
        #expect(read(bytes) == [.ping([0x70]), .pong, .text([0x61, 0x62])])
    }

    @Test("A character may be split between fragments but not between messages")
    func cutCharacters() {
        #expect(read([0x01, 0x01, 0xC3, 0x80, 0x01, 0xBC]) == [.text([0xC3, 0xBC])])
        #expect(read([0x81, 0x01, 0xC3]) == [.violation(.invalidText)])
        #expect(read([0x01, 0x01, 0xC3, 0x80, 0x01, 0x41]) == [.violation(.invalidText)])
    }

    @Test("Invalid UTF-8 is detected before the message is complete")
    func earlyInvalidText() {
        #expect(read([0x81, 0x7E, 0x01, 0x00, 0x61, 0xFF]) == [.violation(.invalidText)])
        #expect(read([0x01, 0x02, 0xED, 0xA0]) == [.violation(.invalidText)])
    }

    @Test(
        "A violation is detected at the byte that causes it, and reported with its code",
        arguments: [
            ([0xC1], .protocolError), ([0xA1], .protocolError), ([0x91], .protocolError), ([0x83], .protocolError),
            ([0x87], .protocolError), ([0x8B], .protocolError), ([0x8F], .protocolError),
            // Fragmented control frames, and ones that are too long.
            ([0x09], .protocolError), ([0x08], .protocolError), ([0x89, 0x7E], .protocolError),
            ([0x88, 0x7F], .protocolError),
            // A masked frame from a server.
            ([0x81, 0x80], .protocolError),
            // Lengths that are not in the shortest form, and 64-bit lengths.
            ([0x81, 0x7E, 0x00, 0x7D], .protocolError),
            ([0x81, 0x7F, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], .protocolError),
            ([0x81, 0x7F, 0x80, 0, 0, 0, 0, 0, 0, 0], .protocolError),
            // Continuations without a start, and messages within messages.
            ([0x80, 0x00], .protocolError), ([0x00, 0x00], .protocolError),
            ([0x01, 0x00, 0x81, 0x00], .protocolError), ([0x01, 0x00, 0x01, 0x00], .protocolError),
            ([0x82, 0x00], .unsupportedData), ([0x02, 0x00], .unsupportedData),
            // Too large, individually or in total; none of it needs to arrive.
            ([0x81, 0x7E, 0x03, 0xE9], .messageTooLarge),
            ([0x81, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .messageTooLarge),
            ([0x01, 0x01, 0x61, 0x80, 0x7E, 0x03, 0xE8], .messageTooLarge),
            // Close frames with one byte, with invalid codes, and with reasons that are not text.
            ([0x88, 0x01, 0x03], .protocolError), ([0x88, 0x02, 0x00, 0x00], .protocolError),
            ([0x88, 0x02, 0x03, 0xE7], .protocolError), ([0x88, 0x02, 0x03, 0xEC], .protocolError),
            ([0x88, 0x02, 0x03, 0xED], .protocolError), ([0x88, 0x02, 0x03, 0xEE], .protocolError),
            ([0x88, 0x02, 0x03, 0xF7], .protocolError), ([0x88, 0x02, 0x07, 0xD0], .protocolError),
            ([0x88, 0x02, 0x13, 0x88], .protocolError), ([0x88, 0x03, 0x03, 0xE8, 0xFF], .invalidText),
            ([0x88, 0x03, 0x03, 0xE8, 0xC3], .invalidText),
        ] as [([UInt8], CloseCode)])
    func violations(_ bytes: [UInt8], _ code: CloseCode) {
        #expect(read(bytes).last == .violation(code))
        // Not a byte earlier.
        #expect(read(bytes.dropLast()).allSatisfy { if case .violation = $0 { false } else { true } })
    }

    @Test("A server accepts only masked frames")
    func unmasked() {
        #expect(read([0x81, 0x00], as: .server) == [.violation(.protocolError)])
    }

    @Test("Close codes are reported, and nothing after them is read")
    func closing() {
        #expect(read([0x88, 0x00, 0xFF, 0xFF]) == [.close(.unstated)])
        for code in [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1011, 1013, 3000, 4999] as [UInt16] {
            let content = [UInt8(code >> 8), UInt8(code & 0xFF)] + Array("bye ü".utf8)
            #expect(
                read([0x88, UInt8(content.count)] + content + [0x81, 0x01, 0x61]) == [.close(CloseCode(rawValue: code))]
            )
        }
        var reader = FrameReader(role: .client, largestMessage: 10)
        #expect(reader.read([0xFF]) == [.violation(.protocolError)])
        #expect(reader.isDone)
        #expect(reader.read([0x81, 0x01, 0x61]) == [])
    }

    @Test("Messages of the maximum size and empty ones are read")
    func bounds() {
        let text = Array(repeating: UInt8(ascii: "a"), count: 1_000)
        #expect(read([0x81, 0x7E, 0x03, 0xE8] + text) == [.text(text)])
        #expect(read([0x81, 0x00]) == [.text([])])
        #expect(read([0x81, 0x00], limit: 0) == [.text([])])
        #expect(read([0x81, 0x01], limit: 0) == [.violation(.messageTooLarge)])
        #expect(read([0x81, 0x00], limit: -1) == [.text([])])
    }
}
