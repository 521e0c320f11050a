public import WhisperMessage

/// What a vault stores under a name or an id, as it is.
public enum StoredValue: Hashable, Sendable {
    /// A setting.
    case setting(name: String, value: String)
    /// The state of a policy.
    case policy(PolicyRecord)
    /// The public part of an identity.
    case identity(IdentityRecord)
    /// A contact, with its former keys, oldest first.
    case contact(ContactRecord, pastKeys: [PastKey])
    /// One run over a source.
    case run(IngestionRun)
    /// An envelope in the permanent record of openings.
    case opening(OpeningRecord)
    /// A part of the data that authenticates trust; nil for the root.
    case seal(part: UInt8?, [UInt8])

    /// Where a value is stored.
    public enum Key: Hashable, Sendable {
        /// The name of a setting.
        case setting(String)
        /// The name of a policy.
        case policy(String)
        /// The id of an identity.
        case identity(UniqueIdentifier)
        /// The id of a contact.
        case contact(UniqueIdentifier)
        /// The id of a run.
        case run(UniqueIdentifier)
        /// The key of an envelope, 32 bytes.
        case opening([UInt8])
        /// The index of a part; nil for the root.
        case seal(UInt8?)
    }

    /// Where it is stored.
    public var key: Key {
        switch self {
        case .setting(let name, _): .setting(name)
        case .policy(let policy): .policy(policy.name)
        case .identity(let identity): .identity(identity.id)
        case .contact(let contact, _): .contact(contact.id)
        case .run(let run): .run(run.id)
        case .opening(let opening): .opening(opening.key)
        case .seal(let part, _): .seal(part)
        }
    }
}

extension StoreReader {
    /// The value of a setting.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func setting(_ name: String) throws(StoreError) -> String? {
        if case .setting(_, let value)? = try value(.setting(name)) { value } else { nil }
    }

    /// The state of a policy.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func policy(_ name: String) throws(StoreError) -> PolicyRecord? {
        if case .policy(let policy)? = try value(.policy(name)) { policy } else { nil }
    }

    /// An identity.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identity(_ id: UniqueIdentifier) throws(StoreError) -> IdentityRecord? {
        if case .identity(let identity)? = try value(.identity(id)) { identity } else { nil }
    }

    /// A contact, with its former keys, oldest first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(
        _ id: UniqueIdentifier
    ) throws(StoreError) -> (record: ContactRecord, pastKeys: [PastKey])? {
        if case .contact(let contact, let keys)? = try value(.contact(id)) { (contact, keys) } else { nil }
    }

    /// A run.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func run(_ id: UniqueIdentifier) throws(StoreError) -> IngestionRun? {
        if case .run(let run)? = try value(.run(id)) { run } else { nil }
    }

    /// Whether an envelope was opened.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func isRemembered(_ opening: ReplayKey) throws(StoreError) -> Bool {
        try value(.opening(opening.key)) != nil
    }

    /// A part of the data that authenticates trust; nil for the root.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func seal(_ part: UInt8?) throws(StoreError) -> [UInt8]? {
        if case .seal(_, let bytes)? = try value(.seal(part)) { bytes } else { nil }
    }
}
