import WhisperKeychainPort
import WhisperSealingPort

/// The keychain's file, as far as it can be parsed without opening it (docs/formats.md).
struct KeychainEnvelope {
    /// Larger files are not keychains.
    static let largestSize = 1_048_576
    private static let magic = Array("whisper-keychain".utf8)
    private static let checksumSize = 32
    /// The size of a key that replaces a passphrase.
    static let keySize = 32

    /// What the file key is sealed under.
    let protection: Protection
    /// The sealed file key.
    let box: [UInt8]
    /// The secrets, sealed under the file key.
    let body: [UInt8]

    init(protection: Protection, box: [UInt8], body: [UInt8]) {
        self.protection = protection
        self.box = box
        self.body = body
    }

    /// Parses a file.
    ///
    /// The checksum is at the end of the file in every future version, so that damage is never taken for a newer
    /// version.
    init(_ bytes: [UInt8], sealing: any Sealing) throws(KeychainError) {
        let magic = KeychainEnvelope.magic
        guard bytes.count > magic.count + KeychainEnvelope.checksumSize, bytes.starts(with: magic) else {
            throw .damaged
        }
        let covered = bytes.dropLast(KeychainEnvelope.checksumSize)
        guard KeychainEnvelope.checksum(of: Array(covered), sealing: sealing) == Array(bytes[covered.endIndex...])
        else { throw .damaged }
        guard let protection = Protection(rawValue: bytes[magic.count]) else { throw .newerVersion }

        var rest = covered.dropFirst(magic.count + 1)
        guard let box = KeychainEnvelope.takeField(&rest), let body = KeychainEnvelope.takeField(&rest), rest.isEmpty
        else { throw .damaged }
        self.init(protection: protection, box: box, body: body)
    }

    /// The serialised file.
    func bytes(sealing: any Sealing) -> [UInt8] {
        let covered = authenticatedPart + KeychainEnvelope.field(body)
        return covered + KeychainEnvelope.checksum(of: covered, sealing: sealing)
    }

    /// Everything before the body, which is authenticated with it.
    var authenticatedPart: [UInt8] {
        KeychainEnvelope.authenticatedPart(protection: protection, box: box)
    }

    static func authenticatedPart(protection: Protection, box: [UInt8]) -> [UInt8] {
        magic + [protection.rawValue] + field(box)
    }

    /// The data authenticated with a file key that is sealed under a key: everything before its box.
    static let contextOfKeyBox = magic + [Protection.key.rawValue]

    private static func field(_ content: [UInt8]) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: content.count >> $0) } + content
    }

    private static func takeField(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard rest.count >= 4 else { return nil }
        let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(4)
        guard rest.count >= size else { return nil }
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
    }

    private static func checksum(of bytes: [UInt8], sealing: any Sealing) -> [UInt8] {
        let digest = sealing.sha256()
        unsafe bytes.withUnsafeBytes { unsafe digest.update($0) }
        return digest.finish()
    }
}

/// What the file key is sealed under; in the file this is the version (docs/formats.md).
enum Protection: UInt8 {
    /// A passphrase, at the cost of a derivation.
    case passphrase = 1
    /// A key of 32 bytes that is stored elsewhere.
    case key = 2
}
