import WhisperRealtimePort
import WhisperWebSocketFrames

/// Reads any bytes as the frames of a socket, at either end: where they are cut must not show, messages are text within
/// the limit, nothing follows an end, and the end has a code that may be sent.
///
/// The first byte chooses the end and how long the pieces are that the rest comes in, the second how large a message may be.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard bytes.count >= 2 else { return 0 }
    let role: SocketRole = bytes[0] & 1 == 0 ? .client : .server
    let limit = Int(bytes[1]) * 8
    let stream = Array(bytes.dropFirst(2))
    let events = read(stream, by: role, limit: limit, pieces: max(stream.count, 1))
    guard read(stream, by: role, limit: limit, pieces: Int(bytes[0] >> 1) + 1) == events else {
        fatalError("other events in other pieces")
    }
    for (index, event) in events.enumerated() {
        switch event {
        case .text(let message):
            guard message.count <= limit, String(validating: message, as: UTF8.self) != nil else {
                fatalError("no text, or too much")
            }
        case .ping(let content): guard content.count <= 125 else { fatalError("a ping that is too long") }
        case .pong: break
        case .close(let code), .violation(let code):
            guard index == events.count - 1, code.isSendable || code == .unstated else { fatalError("no end") }
        }
    }
    return 0
}

private func read(_ stream: [UInt8], by role: SocketRole, limit: Int, pieces length: Int) -> [FrameEvent] {
    var reader = FrameReader(role: role, largestMessage: limit)
    var events: [FrameEvent] = []
    var rest = stream[...]
    while !rest.isEmpty {
        events += reader.read(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
    }
    return events
}
