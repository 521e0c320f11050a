import WhisperRowPort
import WhisperWhatsAppBackup

/// Reads any bytes as a key: a key of the phone has exactly the length of its file, and a line break after a text does not
/// make it another kind of key.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard !bytes.isEmpty, let key = read(bytes) else { return 0 }
    if key.kind == .phone, bytes.count != 158 { fatalError("a key of another length") }
    let isFile = bytes.first == 0xAC
    let isRaw = bytes.count == 32 && key.kind == .owner
    guard !isFile, !isRaw, bytes.count < BackupKeyFile.largest else { return 0 }
    guard read(bytes + [0x0A])?.kind == key.kind else { fatalError("another kind with a line break") }
    return 0
}

private func read(_ bytes: [UInt8]) -> BackupKey? {
    try? BackupKeyFile.read(Memory().copy(bytes), memory: Memory())
}

/// Memory from the heap.
private struct Memory: SecretAllocator {
    var locksMemory: Bool { false }

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        guard count > 0 else { throw .exhausted }
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        region.initializeMemory(as: UInt8.self, repeating: 0)
        return SecretBytes(adopting: region) { $0.deallocate() }
    }
}
