import WhisperScreenPort

/// Reads any bytes as what a terminal sends: where they are cut must not show, no key is a control character, no event comes
/// from nothing, and after a pause nothing is left undecided.
///
/// The first byte chooses how long the pieces are that the rest comes in.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return 0 }
    let stream = Array(bytes.dropFirst())
    let length = Int(first & 0x0F) + 1
    let events = read(stream, pieces: max(stream.count, 1))
    check(events, of: stream)
    guard read(stream, pieces: length) == events else { fatalError("other events in other pieces") }
    // Someone who types slowly: a pause behind each piece decides what it means.
    check(read(stream, pieces: length, pausing: true), of: stream)
    return 0
}

private func read(_ stream: [UInt8], pieces length: Int, pausing: Bool = false) -> [ScreenEvent] {
    var decoder = InputDecoder()
    var events: [ScreenEvent] = []
    func settle() {
        decoder.settle()
        guard !decoder.isUndecided else { fatalError("undecided after a pause") }
    }
    var rest = stream[...]
    while !rest.isEmpty {
        decoder.read(rest.prefix(length))
        rest = rest.dropFirst(length)
        if pausing { settle() }
        // Events are taken while more come, too.
        if let event = decoder.next() { events.append(event) }
    }
    settle()
    while let event = decoder.next() { events.append(event) }
    return events
}

private func check(_ events: [ScreenEvent], of stream: [UInt8]) {
    guard events.count <= stream.count else { fatalError("events from nothing") }
    for event in events {
        switch event {
        case .key(let key):
            guard case .character(let character) = key.name else { continue }
            guard character.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
                fatalError("a control character as a key")
            }
        case .pointer(let pointer):
            guard (0..<9_999).contains(pointer.position.row), (0..<9_999).contains(pointer.position.column) else {
                fatalError("a place that no terminal has")
            }
        case .paste(let text):
            // What is no UTF-8 is replaced by a character of three bytes.
            guard text.utf8.count <= min(stream.count, ScreenLimits.pasteBytes) * 3 else { fatalError("too much text") }
        case .resized: fatalError("a size from bytes")
        }
    }
}
