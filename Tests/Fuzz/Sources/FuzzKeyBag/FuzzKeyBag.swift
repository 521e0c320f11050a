import WhisperWhatsAppBackup

/// Reads any bytes as the key bag of an iOS backup: what is accepted, written again, must be read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let bag = try? KeyBag(bytes[...]) else { return 0 }
    var written = item("TYPE", number(1)) + item("UUID", []) + rounds("SALT", "ITER", bag.second)
    if let first = bag.first { written += rounds("DPSL", "DPIC", first) }
    for key in bag.classes {
        written +=
            item("UUID", []) + item("CLAS", number(key.number)) + item("WRAP", number(2)) + item("WPKY", key.wrapped)
    }
    guard written.count > KeyBag.largest || (try? KeyBag(written[...])) == bag else { fatalError("not the same again") }
    return 0
}

private func rounds(_ salt: String, _ count: String, _ rounds: KeyBag.Rounds) -> [UInt8] {
    item(salt, rounds.salt) + item(count, number(UInt32(clamping: rounds.count)))
}

private func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: value >> shift) }
}

private func item(_ tag: String, _ value: [UInt8]) -> [UInt8] {
    Array(tag.utf8) + number(UInt32(clamping: value.count)) + value
}
