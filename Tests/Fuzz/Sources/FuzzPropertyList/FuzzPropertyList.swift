import WhisperPropertyList

/// Reads any bytes as a property list, binary or XML, and visits its values: everything that is reached must be readable, and
/// reading again must give the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let list = PropertyList(bytes) else { return 0 }
    guard PropertyList(bytes) == list else { fatalError("not the same again") }
    // Lists may contain themselves.
    var steps = 256
    visit(list.root, depth: 0, &steps)
    return 0
}

private func visit(_ value: PropertyList.Value, depth: Int, _ steps: inout Int) {
    guard steps > 0, depth < 16 else { return }
    steps -= 1
    _ = (value.flag, value.integer, value.date, value.reference, value.text(atMost: 4))
    if let data = value.data, let text = value.text { fatalError("data \(data) and text \(text)") }
    for element in 0..<min(value.count ?? 0, 8) {
        guard let inner = value[element] else { fatalError("an element is missing") }
        visit(inner, depth: depth + 1, &steps)
    }
    for key in ["$top", "$objects", "root", "Size", "EncryptionKey", "NS.data", "IsEncrypted", "a", ""] {
        if let inner = value[key] { visit(inner, depth: depth + 1, &steps) }
    }
}
