public import WhisperBlobPort
public import WhisperJSONText
public import WhisperStorePort

/// Why an import of JSON Lines ended early. Batches committed before stay, and importing again adds the rest.
public enum JSONImportError: Error, Hashable, Sendable {
    /// The bytes could not be read.
    case source(ByteSourceError)
    /// There is not a single line.
    case empty
    /// A line is at fault; nothing of its batch was kept. Lines count from 1.
    case line(UInt64, LineFault)
    /// The vault could not be written.
    case store(StoreError)
    /// An attachment could not be kept.
    case blobs(BlobError)
    /// A whole vault is to be brought back into one that has messages or contacts.
    case notEmpty
    /// What is brought back could not be vouched for, such as in a vault that is in doubt itself.
    case trust(TrustError)
    /// The import was cancelled.
    case cancelled
}

/// What is wrong with a line. Holds nothing of what stands in it.
public enum LineFault: Error, Hashable, Sendable {
    /// It is longer than 16 MiB.
    case tooLong
    /// It is not JSON: what is wrong, and at which byte of the line, from 0.
    case malformed(JSONError.Code, offset: Int)
    /// It is JSON of another shape: what is wrong, and with which member.
    case unexpected(JSONShapeError.Code, path: String)
    /// It is a record of a type that this program does not know.
    case unknownType
    /// It begins an export in a form newer than this program knows.
    case newerFormat
    /// It contradicts what the vault holds: an id or a place that belongs to something else.
    case conflict
    /// It refers to a person or a conversation that neither the vault nor an earlier line holds.
    case missingReference
}

extension JSONImportError {
    /// What went wrong with a contact, which is the vault's failure.
    init(_ error: ContactError) {
        if case .store(let error) = error { self.init(error) } else { self = .store(StoreError(.damaged)) }
    }

    /// What went wrong with a policy, which is the vault's failure: the gate is none of an import's business.
    init(_ error: PolicyError) {
        if case .store(let error) = error { self.init(error) } else { self = .store(StoreError(.damaged)) }
    }

    /// What went wrong with vouching, which may be the vault's failure.
    init(_ error: TrustError) {
        if case .store(let error) = error { self.init(error) } else { self = .trust(error) }
    }

    /// The vault's failure; its cancellation is the import's.
    init(_ error: StoreError) {
        self = error.code == .cancelled ? .cancelled : .store(error)
    }
}
