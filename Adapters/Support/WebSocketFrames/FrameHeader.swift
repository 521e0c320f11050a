import WhisperRealtimePort

/// The header of a frame (RFC 6455, section 5.2).
struct FrameHeader {
    /// The kinds of frames.
    enum Opcode: UInt8 {
        case continuation = 0x0
        case text = 0x1
        case binary = 0x2
        case close = 0x8
        case ping = 0x9
        case pong = 0xA

        var isControl: Bool { rawValue & 0x8 != 0 }
    }

    let opcode: Opcode
    /// Whether the frame is the last of its message.
    let isFinal: Bool
    /// The masking key; nil if the content is unmasked.
    let mask: MaskingKey?
    /// The length of the content in bytes.
    let length: UInt64

    /// The result of parsing the first bytes of a frame.
    enum Reading {
        /// More bytes are needed.
        case unfinished
        /// The bytes cannot begin a valid frame.
        case violation(CloseCode)
        /// The header is complete.
        case whole(FrameHeader)
    }

    /// Parses as much as has arrived. A violation is detected at the byte that causes it.
    static func read(_ bytes: [UInt8], by role: SocketRole) -> Reading {
        guard let first = bytes.first else { return .unfinished }
        // No extension is ever negotiated that would give these bits a meaning.
        guard first & 0x70 == 0, let opcode = Opcode(rawValue: first & 0x0F) else { return .violation(.protocolError) }
        let isFinal = first & 0x80 != 0
        guard isFinal || !opcode.isControl else { return .violation(.protocolError) }
        guard bytes.count > 1 else { return .unfinished }
        let isMasked = bytes[1] & 0x80 != 0
        guard isMasked == (role == .server) else { return .violation(.protocolError) }
        let short = bytes[1] & 0x7F
        guard short <= 125 || !opcode.isControl else { return .violation(.protocolError) }

        let lengthBytes = short == 127 ? 8 : short == 126 ? 2 : 0
        let count = 2 + lengthBytes + (isMasked ? 4 : 0)
        guard bytes.count >= 2 + lengthBytes else { return .unfinished }
        let length = lengthBytes == 0 ? UInt64(short) : bytes[2..<2 + lengthBytes].reduce(0) { $0 << 8 | UInt64($1) }
        // Only the shortest form that fits is allowed, and at most 63 bits.
        let least: UInt64 = lengthBytes == 8 ? 65_536 : lengthBytes == 2 ? 126 : 0
        guard length >= least, length <= UInt64(Int64.max) else { return .violation(.protocolError) }
        guard bytes.count >= count else { return .unfinished }
        let mask = isMasked ? MaskingKey(bytes[(count - 4)..<count]) : nil
        return .whole(FrameHeader(opcode: opcode, isFinal: isFinal, mask: mask, length: length))
    }
}

/// The four bytes by which a client's frame is masked (RFC 6455, section 5.3).
struct MaskingKey {
    private let key: UInt32

    init(_ key: UInt32) { self.key = key }

    init(_ bytes: ArraySlice<UInt8>) { key = bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// The four bytes in order.
    var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: key >> $0) } }

    /// Masks or unmasks the tail of an array, whose first byte is at `offset` in the frame's content.
    func apply(to bytes: inout [UInt8], from start: Int, offset: Int) {
        let key = self.bytes
        var place = offset & 3
        for index in start..<bytes.count {
            bytes[index] ^= key[place]
            place = (place &+ 1) & 3
        }
    }
}
