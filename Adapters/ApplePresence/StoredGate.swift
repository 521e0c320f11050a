#if canImport(Security) && canImport(LocalAuthentication)
    import WhisperPresencePort
    import WhisperTextCoding
    import Security

    /// The stored form of a gate: the name of its item, after a marker and a version.
    struct StoredGate {
        private static let mark = Array("whisper-gate-apple".utf8) + [1]
        private static let nameSize = 16

        private let name: [UInt8]

        /// Parses the stored form; nil if it is not a gate.
        init?(_ bytes: [UInt8]) {
            guard bytes.count == StoredGate.mark.count + StoredGate.nameSize, bytes.starts(with: StoredGate.mark) else {
                return nil
            }
            name = Array(bytes.dropFirst(StoredGate.mark.count))
        }

        private init(name: [UInt8]) {
            self.name = name
        }

        /// A unique random name.
        static func random() throws(PresenceError) -> StoredGate {
            var name = [UInt8](repeating: 0, count: nameSize)
            guard unsafe SecRandomCopyBytes(kSecRandomDefault, name.count, &name) == errSecSuccess else {
                throw .unavailable
            }
            return StoredGate(name: name)
        }

        /// The stored form.
        var bytes: [UInt8] { StoredGate.mark + name }

        /// The item's account: 32 hexadecimal digits.
        var account: String { HexText.text(name) }
    }
#endif
