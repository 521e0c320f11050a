public import WhisperRealtimePort

/// Writes frames: complete messages, never fragments (RFC 6455, section 5.2).
public struct FrameWriter: Sendable {
    private let role: SocketRole

    /// Creates a writer for one end.
    public init(role: SocketRole) { self.role = role }

    /// The frame of a message. The key must be new for each frame and unpredictable; servers ignore it.
    public func text(_ message: [UInt8], key: UInt32) -> [UInt8] { frame(.text, message, key) }

    /// The answer to a ping: its first 125 bytes, which is the limit.
    public func pong(_ content: [UInt8], key: UInt32) -> [UInt8] { frame(.pong, Array(content.prefix(125)), key) }

    /// The close frame. A code that may not be sent is omitted.
    public func close(_ code: CloseCode, key: UInt32) -> [UInt8] {
        let number = [UInt8(code.rawValue >> 8), UInt8(truncatingIfNeeded: code.rawValue)]
        return frame(.close, code.isSendable ? number : [], key)
    }

    private func frame(_ opcode: FrameHeader.Opcode, _ content: [UInt8], _ key: UInt32) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count + 14)
        bytes.append(0x80 | opcode.rawValue)
        let masked: UInt8 = role == .client ? 0x80 : 0
        switch content.count {
        case ...125: bytes.append(masked | UInt8(content.count))
        case ...65_535:
            bytes.append(masked | 126)
            bytes += [UInt8(content.count >> 8), UInt8(truncatingIfNeeded: content.count)]
        default:
            bytes.append(masked | 127)
            bytes += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: content.count >> $0) }
        }
        guard role == .client else { return bytes + content }
        let mask = MaskingKey(key)
        bytes += mask.bytes
        let start = bytes.count
        bytes += content
        mask.apply(to: &bytes, from: start, offset: 0)
        return bytes
    }
}
