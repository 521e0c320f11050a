public import WhisperRealtimePort

/// Parses the bytes of an open socket: frames, fragments joined into messages, and control frames between them (RFC
/// 6455).
///
/// Bytes arrive in pieces of any length. Invalid input results in a `violation` and in no other failure, and memory use
/// is limited to one message of the maximum size, whatever length a frame declares.
public struct FrameReader: Sendable {
    private let role: SocketRole
    private let largestMessage: Int
    private var header: [UInt8] = []
    private var frame: FrameHeader?
    /// How many bytes of the frame's content have arrived.
    private var received = 0
    private var message: [UInt8] = []
    private var control: [UInt8] = []
    private var text = TextCheck()
    private var isInMessage = false
    /// Whether a close frame or a violation has been found; everything after it is discarded.
    public private(set) var isDone = false

    /// Creates a reader for one end.
    ///
    /// - Parameters:
    ///   - role: The end that reads.
    ///   - largestMessage: The maximum size of a message in bytes.
    public init(role: SocketRole, largestMessage: Int) {
        self.role = role
        self.largestMessage = max(largestMessage, 0)
    }

    /// Parses the next bytes.
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

    /// Continues parsing the header, and returns the code of a violation.
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

    /// Begins a frame, and returns the code of a violation: whether the frame is allowed here and fits the size limit.
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

    /// Consumes the content that has arrived, and returns the code of a violation.
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

    /// Completes a frame.
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

    /// Parses a close frame (RFC 6455, section 5.5.1).
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

/// What a frame reader found in the bytes of a socket; a text is not parsed yet (`ServerFrame` is).
public enum FrameEvent: Hashable, Sendable {
    /// A complete message.
    case text([UInt8])
    /// A ping, which is answered with the same bytes.
    case ping([UInt8])
    /// The answer to a ping.
    case pong
    /// The peer closes, with its code or `unstated`. Nothing follows.
    case close(CloseCode)
    /// The peer violated the protocol; the code is the one to send to it. Nothing follows.
    case violation(CloseCode)
}

/// One of the two ends of a socket. Clients mask their frames, servers do not (RFC 6455, section 5.1).
public enum SocketRole: Hashable, Sendable, CaseIterable {
    case client
    case server
}
