import WhisperBridgeProtocol

/// Reads any bytes as lines of the bridge protocol, in either direction: what is accepted must be written and read again as
/// the same, and where the bytes are cut must not show in the lines.
///
/// The first byte chooses the direction and how long the pieces are that the rest comes in.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = bytes.first else { return 0 }
    let stream = Array(bytes.dropFirst())
    let whole = lines(of: stream, pieces: stream.count)
    guard lines(of: stream, pieces: Int(choice >> 1) + 1) == whole else { fatalError("other lines in other pieces") }
    for line in whole {
        for version in BridgeFrame.handshakeVersion...BridgeFrame.version {
            choice & 1 == 0 ? readBridge(line, version) : readHost(line, version)
        }
    }
    return 0
}

private func readBridge(_ line: [UInt8], _ version: Int64) {
    guard let frame = try? BridgeFrame(line: line, version: version) else { return }
    let again = try? BridgeFrame(line: Array(frame.line(version: version).dropLast()), version: version)
    guard again == frame else { fatalError("not the same again") }
    guard case .message(let message) = frame.body, let bytes = message.rawBytes else { return }
    guard NormalizedMessage(rawBytes: bytes) == message else { fatalError("not the same from its bytes") }
}

private func readHost(_ line: [UInt8], _ version: Int64) {
    guard let frame = try? HostFrame(line: line, version: version) else { return }
    let again = try? HostFrame(line: Array(frame.line(version: version).dropLast()), version: version)
    guard again == frame else { fatalError("not the same again") }
}

private func lines(of stream: [UInt8], pieces length: Int) -> [[UInt8]] {
    // Short, so that the inputs include lines that are too long.
    var framer = LineFramer(maximumLineLength: 2_048)
    var lines: [[UInt8]] = []
    var rest = stream[...]
    while !rest.isEmpty {
        let piece = Array(rest.prefix(length))
        rest = rest.dropFirst(length)
        do throws(BridgeProtocolError) { try framer.append(piece) { lines.append(Array($0)) } } catch { break }
    }
    return lines
}
