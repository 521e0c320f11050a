/// What the configuration file says (CLI-6).
package struct Configuration: Sendable {
    /// The settings that there are. Raw values are the names in the file.
    package enum Key: String, CaseIterable, Sendable {
        /// The vault's directory.
        case vault
        /// A command that prints the passphrase.
        case passphraseCommand = "passphrase-command"
        /// A file whose first line is the passphrase.
        case passphraseFile = "passphrase-file"
        /// How long `unlock` keeps the key, such as `15m`.
        case unlockFor = "unlock-for"
        /// Whether colours are used.
        case color
        /// Whether output is linear.
        case plain
        /// One's own name in imported chats.
        case me
        /// The zone of imported chats.
        case timezone
        /// The order of day, month and year in imported chats.
        case dateOrder = "date-order"
        /// Whether the realtime client sends nothing in plain.
        case syncSeal = "sync-seal"
        /// Certificates that the realtime client trusts besides those of the system.
        case syncCertificates = "sync-ca-file"

        /// Whether the value is `true` or `false`.
        var isBoolean: Bool { self == .color || self == .plain || self == .syncSeal }
    }

    private let values: [Key: String]

    /// Settings with these values.
    init(_ values: [Key: String] = [:]) {
        self.values = values
    }

    /// The value of a setting; nil where the file does not give it.
    package subscript(key: Key) -> String? { values[key] }

    /// The value of a setting that is true or false.
    package func flag(_ key: Key) -> Bool? { values[key].map { $0 == "true" } }
}
