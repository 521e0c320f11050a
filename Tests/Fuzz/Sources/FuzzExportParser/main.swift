import WhisperWhatsAppExport

/// Scans any bytes as an export, once in one piece and once in two, and traps where a byte is lost or the pieces show.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let whole = scan(bytes, splitAt: count)
    let split = scan(bytes, splitAt: count == 0 ? 0 : Int(bytes[count - 1]) * count / 256)
    guard whole.accounted == Int64(count), split.accounted == Int64(count) else { fatalError("bytes are lost") }
    guard whole.messages == split.messages, whole.digest == split.digest else { fatalError("windows show") }
    return 0
}

private struct Outcome {
    var messages: UInt64 = 0
    var accounted: Int64 = 0
    var digest: UInt64 = 0
}

private func scan(_ bytes: [UInt8], splitAt split: Int) -> Outcome {
    var scanner = ExportScanner()
    var outcome = Outcome()
    var start = 0
    for end in [split, bytes.count] {
        let window = bytes.span.extracting(start..<end)
        let base = start
        start += scanner.scan(window, isLast: end == bytes.count) { message, shapes in
            guard message.rest.upperBound <= window.count, message.body.lowerBound >= message.rest.lowerBound,
                message.range.contains(message.stamp.lowerBound), Int(message.header.shape) < shapes.count
            else { fatalError("places are wrong") }
            var digest = outcome.digest
            for place in [message.body.lowerBound, message.body.upperBound, message.sender?.lowerBound ?? 0] {
                digest = (digest ^ UInt64(place == 0 ? 0 : place + base)) &* 0x100_0000_01b3
            }
            outcome.digest = digest
        }
        if end == bytes.count { break }
    }
    outcome.messages = scanner.figures.messages
    outcome.accounted = scanner.figures.messageBytes + scanner.figures.skippedBytes
    return outcome
}
