import WhisperRealtimePort

/// Reads the bytes of an open socket: frames, fragments joined to messages, and control frames between them (RFC 6455).
///
/// Bytes come in pieces of any length. Nothing that the other end sends makes it fail but by a `violation`, and it holds
/// no more than one message of the largest size, however long a frame says that it is.
public struct FrameReader: Sendable {
    private let role: SocketRole
    private let largestMessage: Int
    private var header: [UInt8] = []
    private var frame: FrameHeader?
    /// How many bytes of the frame's content have come.
    private var received = 0
    private var message: [UInt8] = []
    private var control: [UInt8] = []
    private var text = TextCheck()
    private var isInMessage = false
    /// Whether a close frame or a violation has been found; what follows is thrown away.
    public private(set) var isDone = false

    /// A reader at one end.
    ///
    /// - Parameters:
    ///   - role: Which end reads.
    ///   - largestMessage: The most bytes of a message.
    public init(role: SocketRole, largestMessage: Int) {
        self.role = role
        self.largestMessage = max(largestMessage, 0)
    }

    /// Reads the next bytes.
    public mutating func read(_ bytes: [UInt8]) -> [FrameEvent] {
        var events: [FrameEvent] = []
        var rest = bytes[...]
        while !isDone {
            guard let frame else {
                if let violation = readHeader(&rest) { finish(with: .violation(violation), &events) }
                if self.frame == nil { break }
                continue
            }
            if let violation = readContent(of: frame, &rest) {
                finish(with: .violation(violation), &events)
            } else if received == Int(frame.length) {
                self.frame = nil
                end(frame, &events)
            } else {
                break
            }
        }
        return events
    }

    /// Reads on in the header; the code of what is wrong with it.
    private mutating func readHeader(_ rest: inout ArraySlice<UInt8>) -> CloseCode? {
        while let byte = rest.first {
            rest.removeFirst()
            header.append(byte)
            switch FrameHeader.read(header, by: role) {
            case .unfinished: continue
            case .violation(let code): return code
            case .whole(let frame):
                header = []
                received = 0
                self.frame = frame
                return begin(frame)
            }
        }
        return nil
    }

    /// A frame begins: whether it may stand here, and whether there is room for it.
    private mutating func begin(_ frame: FrameHeader) -> CloseCode? {
        switch frame.opcode {
        case .binary: return .unsupportedData
        case .text where isInMessage, .continuation where !isInMessage: return .protocolError
        case .text:
            isInMessage = true
            text = TextCheck()
        case .continuation: break
        case .close, .ping, .pong:
            control = []
            return nil
        }
        return frame.length > UInt64(largestMessage - message.count) ? .messageTooLarge : nil
    }

    /// Takes what has come of the content; the code of what is wrong with it.
    private mutating func readContent(of frame: FrameHeader, _ rest: inout ArraySlice<UInt8>) -> CloseCode? {
        let piece = rest.prefix(Int(frame.length) - received)
        rest = rest.dropFirst(piece.count)
        if frame.opcode.isControl {
            let start = control.count
            control += piece
            frame.mask?.apply(to: &control, from: start, offset: received)
        } else {
            let start = message.count
            message += piece
            frame.mask?.apply(to: &message, from: start, offset: received)
            guard text.accept(message[start...]) else { return .invalidText }
        }
        received += piece.count
        return nil
    }

    /// A frame has come whole.
    private mutating func end(_ frame: FrameHeader, _ events: inout [FrameEvent]) {
        switch frame.opcode {
        case .ping: events.append(.ping(control))
        case .pong: events.append(.pong)
        case .close: finish(with: closing(control), &events)
        case .text, .continuation, .binary:
            guard frame.isFinal else { return }
            guard text.isComplete else { return finish(with: .violation(.invalidText), &events) }
            isInMessage = false
            events.append(.text(message))
            message = []
        }
    }

    private mutating func finish(with event: FrameEvent, _ events: inout [FrameEvent]) {
        events.append(event)
        isDone = true
        message = []
    }

    /// What a close frame says (RFC 6455, section 5.5.1).
    private func closing(_ content: [UInt8]) -> FrameEvent {
        guard content.count != 1 else { return .violation(.protocolError) }
        guard content.count >= 2 else { return .close(.unstated) }
        let code = CloseCode(rawValue: UInt16(content[0]) << 8 | UInt16(content[1]))
        guard code.isSendable else { return .violation(.protocolError) }
        var reason = TextCheck()
        guard reason.accept(content[2...]), reason.isComplete else { return .violation(.invalidText) }
        return .close(code)
    }
}
