import WhisperRowPort
import WhisperWhatsAppBackup

/// Reads any bytes as a container of WhatsApp's, with a size and an end of their own: what is accepted must have its layers
/// within the file, whatever the key is, and its description must not depend on what follows the prefix.
///
/// The first byte says how much longer than the bytes the file is, so that truncated ones are among them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    guard let extra = input.first else { return 0 }
    let bytes = Array(input.dropFirst())
    let size = Int64(bytes.count) + Int64(extra)
    guard let container = container(bytes, size) else { return 0 }
    guard let longer = WhatsAppFuzz.container(bytes, size + 1), longer.form == container.form,
        longer.appVersion == container.appVersion, longer.keyHolder == container.keyHolder
    else { fatalError("a longer file is another one") }
    guard let key = WhatsAppFuzz.key, let layers = try? container.layers(key, reader: WhatsAppFuzz.Reader()) else {
        guard container.form != .crypt15 else { fatalError("no layers") }
        return 0
    }
    guard layers.count == 2, case .sealed(_, let nonce, let range, let checksum) = layers[0], nonce.count == 16,
        range.lowerBound > 0, range.upperBound <= size,
        range.upperBound - range.lowerBound >= (checksum == .required ? 32 : 16)
    else { fatalError("layers outside the file") }
    return 0
}

private func container(_ bytes: [UInt8], _ size: Int64) -> BackupContainer? { WhatsAppFuzz.container(bytes, size) }

/// What the fuzzer gives to the code under test.
enum WhatsAppFuzz {
    static func container(_ bytes: [UInt8], _ size: Int64) -> BackupContainer? {
        try? BackupContainer(
            head: Array(bytes.prefix(BackupContainer.headSize)), tail: Array(bytes.suffix(BackupContainer.tailSize)),
            size: size)
    }

    /// Memory from the heap.
    struct Memory: SecretAllocator {
        var locksMemory: Bool { false }

        func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
            guard count > 0 else { throw .exhausted }
            let region = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
            region.initializeMemory(as: UInt8.self, repeating: 0)
            return SecretBytes(adopting: region) { $0.deallocate() }
        }
    }

    /// An owner's key.
    static let key: BackupKey? = try? BackupKeyFile.read(
        Memory().copy([UInt8](repeating: 0x61, count: 64)), memory: Memory())

    /// A reader that derives keys and does nothing else.
    struct Reader: ForeignReader {
        func open(_ file: ForeignFile) throws(RowError) -> any RowSource { throw .failed(0) }
        func read(_ content: ForeignContent) throws(RowError) -> any ForeignBytes { throw .failed(0) }
        func derive(_ derivation: ForeignDerivation, from secret: ForeignKey) throws(RowError) -> ForeignKey { secret }
        func unwrap(_ wrapped: [UInt8], under key: ForeignKey) throws(RowError) -> ForeignKey { throw .failed(0) }
        func decryptor(_ key: ForeignKey) throws(RowError) -> any ForeignDecryptor { throw .failed(0) }
    }
}
