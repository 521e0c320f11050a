public import WhisperBlobPort
public import WhisperJSONText
public import WhisperStorePort

/// The reason an import of JSON Lines ended early. Committed batches remain, and importing again adds the rest.
public enum JSONImportError: Error, Hashable, Sendable {
    /// The bytes could not be read.
    case source(ByteSourceError)
    /// There are no lines.
    case empty
    /// A line is invalid; nothing of its batch was stored. Lines count from 1.
    case line(UInt64, LineFault)
    /// The vault could not be written.
    case store(StoreError)
    /// An attachment could not be stored.
    case blobs(BlobError)
    /// A whole vault cannot be restored into one that has messages or contacts.
    case notEmpty
    /// The restored trust could not be authenticated, for example because the vault's own trust data is in doubt.
    case trust(TrustError)
    /// The import was cancelled.
    case cancelled
}

/// What is wrong with a line. Contains nothing of the line.
public enum LineFault: Error, Hashable, Sendable {
    /// It is longer than 16 MiB.
    case tooLong
    /// It is not valid JSON: the error, and its byte offset in the line, from 0.
    case malformed(JSONError.Code, offset: Int)
    /// It is JSON with an unexpected shape: the error, and the member concerned.
    case unexpected(JSONShapeError.Code, path: String)
    /// It is a record of an unknown type.
    case unknownType
    /// It begins an export in a newer format.
    case newerFormat
    /// It conflicts with the vault: an id or a position belongs to something else.
    case conflict
    /// It refers to a person or a conversation that neither the vault nor an earlier line contains.
    case missingReference
}

extension JSONImportError {
    /// Converts a contact error, which is a failure of the vault.
    init(_ error: ContactError) {
        if case .store(let error) = error { self.init(error) } else { self = .store(StoreError(.damaged)) }
    }

    /// Converts a policy error, which is a failure of the vault, as imports do not touch the gate.
    init(_ error: PolicyError) {
        if case .store(let error) = error { self.init(error) } else { self = .store(StoreError(.damaged)) }
    }

    /// Converts a trust error, which may be a failure of the vault.
    init(_ error: TrustError) {
        if case .store(let error) = error { self.init(error) } else { self = .trust(error) }
    }

    /// Converts a failure of the vault; its cancellation is the import's.
    init(_ error: StoreError) {
        self = error.code == .cancelled ? .cancelled : .store(error)
    }
}
