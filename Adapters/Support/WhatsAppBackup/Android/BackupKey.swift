import WhisperRowPort

/// A key of a backup for Android, in guarded memory.
public struct BackupKey: Sendable {
    /// What was given.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// 64 digits, 32 bytes, or the phone's `encrypted_backup.key`: for crypt15.
        case owner
        /// The phone's `key`: for crypt12 and crypt14.
        case phone
        /// A text that is none of these: perhaps the password that WhatsApp releases a key for. It is not stored.
        case password
    }

    /// The content, by kind.
    enum Content: Sendable {
        case owner(ForeignKey)
        case phone(ForeignKey, KeyOrigin)
        case password
    }

    let content: Content

    /// What was given.
    public var kind: Kind {
        switch content {
        case .owner: .owner
        case .phone: .phone
        case .password: .password
        }
    }
}
