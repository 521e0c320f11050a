public import WhisperBlobPort
public import WhisperIngestionPort
public import WhisperMessage
public import WhisperStorePort

/// The reason an import ended early. Committed batches remain, and importing again adds the rest (ING-2).
public enum ImportError: Error, Hashable, Sendable {
    /// The source could not be read.
    case source(IngestionError)
    /// The vault could not be written.
    case store(StoreError)
    /// An attachment could not be stored.
    case blobs(BlobError)
    /// The vault contains the same texts at other times: the zone, or the order of day and month, of this file or of an
    /// earlier one is wrong. Nothing was imported.
    case timesDisagree(TimeFinding)
    /// A file with the same contents, or an earlier one of the same chat, was read in another date order or zone or with
    /// another owner. Nothing was imported.
    case readDifferently([RecordedImport])
    /// The vault has the messages of the sender who is named as the owner from this person, whom a source knows by an address.
    /// Nothing was imported.
    case ownerIsAnother(Person)
    /// The file does not show this chat, which was chosen for it. Nothing was imported.
    case otherChat(ChosenChat.Objection, Conversation)
    /// The import was cancelled.
    case cancelled
}
