/// The prefix of crypt14 and crypt15: the length of a protobuf message, and the message.
struct ContainerPrefix: Hashable, Sendable {
    let form: BackupContainer.Form
    let keyHolder: BackupContainer.KeyHolder
    let appVersion: String?
    let numberEnding: String?
    let statesMessages: Bool
    let origin: KeyOrigin?
    let nonce: [UInt8]
    /// The number of bytes of the prefix, its length included.
    let count: Int

    /// The largest message. Genuine ones have less than 300 bytes.
    static let largest = 4_096

    /// The fields of the message.
    private enum Field {
        static let keyType: UInt64 = 1
        static let phoneKey: UInt64 = 2
        static let ownerKey: UInt64 = 3
        static let information: UInt64 = 4
        static let passkey: UInt64 = 5
        static let currentKeyType: UInt64 = 6
    }

    /// Reads a prefix; nil if the bytes do not begin with one.
    ///
    /// - Throws: `.damaged` if it is truncated; `.unknownBackup` if it describes another cipher.
    init?(_ head: [UInt8]) throws(WhatsAppBackupError) {
        guard let (length, start) = Self.length(head), Self.isBegun(head[start...]) else { return nil }
        guard head.count - start >= length else { throw .damaged }
        guard let message = PrefixMessage(head[start..<start + length]) else { throw .damaged }
        count = start + length
        let kind = message.number(Field.currentKeyType) ?? message.number(Field.keyType) ?? 0
        if let cipher = message.message(Field.ownerKey) {
            form = .crypt15
            nonce = cipher.bytes(1) ?? []
            origin = nil
            keyHolder = kind == 2 ? .password : kind == 4 || message.has(Field.passkey) ? .passkey : .owner
        } else if let cipher = message.message(Field.phoneKey) {
            form = .crypt14
            nonce = cipher.bytes(5) ?? []
            origin = try Self.origin(cipher)
            keyHolder = .phone
        } else if message.has(Field.passkey) {
            // Without the initial block of the cipher: another form.
            throw .passwordProtected
        } else {
            throw .unknownBackup
        }
        guard nonce.count == 16 else { throw .unknownBackup }
        let information = message.message(Field.information)
        appVersion = information?.text(1).flatMap { Self.isVersion($0) ? $0 : nil }
        numberEnding = information?.text(3).flatMap { Self.isEnding($0) ? $0 : nil }
        statesMessages = information?.has(4) ?? false
    }

    /// The length of the message, and where it begins.
    private static func length(_ head: [UInt8]) -> (length: Int, start: Int)? {
        var length = 0
        for index in 0..<min(2, head.count) {
            length |= Int(head[index] & 0x7F) << (7 * index)
            if head[index] < 0x80 {
                return (1...largest).contains(length) ? (length, index + 1) : nil
            }
        }
        return nil
    }

    /// Whether a message of this kind begins here: a small number in the first field, then one of the others.
    private static func isBegun(_ bytes: ArraySlice<UInt8>) -> Bool {
        let start = Array(bytes.prefix(3))
        return start.count == 3 && start[0] == 0x08 && start[1] < 0x10
            && [0x12, 0x1A, 0x22, 0x2A, 0x30].contains(start[2])
    }

    /// The origin of a phone's key.
    ///
    /// - Throws: `.unknownBackup` for another cipher.
    private static func origin(_ cipher: PrefixMessage) throws(WhatsAppBackupError) -> KeyOrigin {
        let salts = (server: cipher.bytes(3) ?? [], account: cipher.bytes(4) ?? [])
        guard cipher.bytes(1) == [0, 1], let digits = cipher.bytes(2), digits.count == 1,
            let digit = digits.first, (0x31...0x39).contains(digit), salts.server.count == 32, salts.account.count == 16
        else { throw .unknownBackup }
        return KeyOrigin(version: digit - 0x30, serverSalt: salts.server, accountSalt: salts.account)
    }

    private static func isVersion(_ text: String) -> Bool {
        text.utf8.count <= 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    }

    private static func isEnding(_ text: String) -> Bool {
        text.utf8.count <= 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
