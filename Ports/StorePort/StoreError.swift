/// The reason a vault operation failed. Equal by code; contains no user data (ST-6).
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public let code: Code
    /// The engine's own result code, if there is one; for diagnosis only.
    public let engineCode: Int32?

    /// Whether the system is to blame, and not what the vault contains: the medium, the rights to it, another process, or
    /// the end of the task.
    package var concernsSystem: Bool {
        switch code {
        case .busy, .heldExclusively, .full, .readOnly, .inputOutput, .cannotOpen, .cancelled: true
        default: false
        }
    }

    /// The kinds of failure. The set is open: compare with the constants.
    public struct Code: Hashable, Sendable, RawRepresentable {
        /// A stable name, such as `busy`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is no vault at this location.
        public static let noVault = Code(rawValue: "no-vault")
        /// The vault cannot be opened.
        public static let cannotOpen = Code(rawValue: "cannot-open")
        /// The engine does not support encryption, so an encrypted vault must not be opened (ST-1).
        public static let noEncryption = Code(rawValue: "no-encryption")
        /// Another SQLite in the process answers a part of the calls to the vault's engine; nothing was opened.
        public static let mixedEngines = Code(rawValue: "mixed-engines")
        /// The key does not open the vault.
        public static let wrongKey = Code(rawValue: "wrong-key")
        /// The file is damaged.
        public static let damaged = Code(rawValue: "damaged")
        /// The database contains tables, indices, views or triggers that the program did not create, or lacks some
        /// (ST-10).
        public static let alteredSchema = Code(rawValue: "altered-schema")
        /// The vault was written by a newer program.
        public static let newerVersion = Code(rawValue: "newer-version")
        /// A statement could not be prepared: the schema is not the expected one.
        public static let cannotPrepare = Code(rawValue: "cannot-prepare")
        /// A statement failed for a reason without a code of its own.
        public static let cannotExecute = Code(rawValue: "cannot-execute")
        /// The change would violate a constraint of the schema, such as a second message with the same id.
        public static let constraint = Code(rawValue: "constraint")
        /// Another connection held the vault for longer than the busy timeout.
        public static let busy = Code(rawValue: "busy")
        /// Another process holds the vault exclusively: migration, rekey, restore.
        public static let heldExclusively = Code(rawValue: "held-exclusively")
        /// The medium is full.
        public static let full = Code(rawValue: "full")
        /// The medium or the file cannot be written.
        public static let readOnly = Code(rawValue: "read-only")
        /// The medium failed.
        public static let inputOutput = Code(rawValue: "input-output")
        /// The task was cancelled; nothing was changed.
        public static let cancelled = Code(rawValue: "cancelled")
        /// The vault was closed.
        public static let closed = Code(rawValue: "closed")
        /// An argument is outside its documented range.
        public static let invalidArgument = Code(rawValue: "invalid-argument")
        /// There is no such conversation.
        public static let conversationNotFound = Code(rawValue: "conversation-not-found")
        /// There is no such message.
        public static let messageNotFound = Code(rawValue: "message-not-found")
        /// There is no such contact.
        public static let contactNotFound = Code(rawValue: "contact-not-found")
        /// The contact's record has changed since it was read.
        public static let contactChanged = Code(rawValue: "contact-changed")
        /// The draft has changed since it was read.
        public static let draftChanged = Code(rawValue: "draft-changed")
        /// The data that vouches for trust has changed since it was read.
        public static let trustChanged = Code(rawValue: "trust-changed")
        /// There is no such identity.
        public static let identityNotFound = Code(rawValue: "identity-not-found")
        /// There is no such person.
        public static let personNotFound = Code(rawValue: "person-not-found")
        /// There is no such run over a source.
        public static let runNotFound = Code(rawValue: "run-not-found")
        /// The adapter does not support the operation, such as a file copy of a vault that is not stored in a file.
        public static let unsupported = Code(rawValue: "unsupported")
    }

    /// Creates an error, with the engine's own code if there is one.
    public init(_ code: Code, engineCode: Int32? = nil) {
        self.code = code
        self.engineCode = engineCode
    }

    /// Compares by code.
    public static func == (left: StoreError, right: StoreError) -> Bool { left.code == right.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The code's name and the engine's number.
    public var description: String {
        engineCode.map { "\(code.rawValue) (engine code \($0))" } ?? code.rawValue
    }
}
