public import WhisperRowPort

extension BackupContainer {
    /// How crypt15's key is derived from the owner's: HKDF with an empty salt.
    private static var derivation: ForeignDerivation {
        .expanded(salt: [UInt8](repeating: 0, count: 32), information: Array("backup encryption".utf8))
    }

    /// What surrounds the content, for a key that fits the container.
    ///
    /// Whether the key of a crypt15 is right shows only when the file is opened; ``error(_:)`` then knows what it means.
    ///
    /// - Throws: `.keyRequired` without a key, or `.passwordProtected` if there is none to be given; `.malformedKey` for the
    ///   key of another kind of backup; `.wrongKey` for the key file of another phone; `.passwordProtected` for a password
    ///   where WhatsApp keeps the key; what a derivation throws.
    public func layers(_ key: BackupKey?, reader: any ForeignReader) throws(WhatsAppBackupError) -> [ForeignLayer] {
        guard let key else { throw keyHolder == .password || keyHolder == .passkey ? .passwordProtected : .keyRequired }
        let secret: ForeignKey
        switch (form, key.content) {
        case (.crypt15, .owner(let root)):
            secret = try reading { () throws(RowError) in try reader.derive(Self.derivation, from: root) }
        // A mistyped key looks like a password.
        case (.crypt15, .password): throw keyHolder == .owner ? .malformedKey : .passwordProtected
        case (.crypt12, .phone(let content, let origin)), (.crypt14, .phone(let content, let origin)):
            guard origin == self.origin else { throw .wrongKey }
            secret = content
        default: throw .malformedKey
        }
        return [.sealed(key: secret, nonce: nonce, range: range, checksum: checksum), .packed]
    }

    /// The file with its layers, to be opened by the reader.
    ///
    /// - Throws: As ``layers(_:reader:)``.
    public func content(
        path: String, key: BackupKey?, reader: any ForeignReader
    ) throws(WhatsAppBackupError) -> ForeignContent {
        ForeignContent(path: path, layers: try layers(key, reader: reader))
    }

    /// What it means that the reader cannot open the container.
    ///
    /// Where WhatsApp keeps the key, 64 digits that do not fit are not the wrong ones of several: there are none.
    public func error(_ error: RowError) -> WhatsAppBackupError {
        switch (error, keyHolder) {
        case (.wrongKey, .password), (.wrongKey, .passkey): .passwordProtected
        default: WhatsAppBackupError(error)
        }
    }
}
