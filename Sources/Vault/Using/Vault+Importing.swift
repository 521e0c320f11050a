public import WhisperClockPort
public import WhisperCore
public import WhisperIngestionPort

/// How a chat that WhatsApp exported is read.
public struct WhatsAppImportOptions: Sendable {
    /// The owner's own name in the chat; nil if messages of the owner are not to be recognised.
    public var ownerName: String?
    /// The zone of the phone that exported it; nil for the one in which the file was read before, or that of the machine.
    public var zone: (any TimeZoneRules)?
    /// The order of day, month and year; nil for the one in which the file was read before, or to find it out.
    public var dateOrder: DateOrder?
    /// Whether the likelier order is used if the file is ambiguous.
    public var allowsAmbiguousDates = false
    /// Whether messages are imported that the vault holds at other times, which makes them appear twice.
    public var allowsOtherTimes = false
    /// The chat's title, in place of that of the file.
    public var chatTitle: String?
    /// The chat of the vault that the file shows; nil to find out which one that is. For a path with
    /// exports of one chat alone.
    public var target: ImportTarget?
    /// Whether the vault stays as it is, and the result is what an import would do.
    public var isDryRun = false

    /// Everything is determined automatically.
    public init() {}
}

/// What an import of a file did: a summary for each chat in it.
public struct WhatsAppImport: Hashable, Sendable {
    /// The chats, in the order of their names in the file or folder.
    public let chats: [ImportSummary]
    /// The chats that could not be imported, in the same order; empty if the path has one chat alone.
    public var failures: [Failure] = []
    /// Messages that are new.
    public var added: Int64 { chats.reduce(0) { $0 + $1.added } }
    /// Messages that the vault held already.
    public var duplicates: Int64 { chats.reduce(0) { $0 + $1.duplicates } }

    /// A chat that could not be imported, although others beside it could.
    public struct Failure: Hashable, Sendable {
        /// The name of the chat's file, as the record of its import would have it.
        public let name: String
        /// The path of the file, or of the archive that has it.
        public let path: String
        /// Why.
        public let error: ImportError
    }
}

extension Vault {
    /// Imports what WhatsApp's "Export chat" wrote: a `.txt`, a `.zip`, or a folder with the folders in it; of several
    /// chats in one, all. What is wrong with one of several is reported in the result, and keeps no other from being imported.
    ///
    /// Importing a file again adds only what the vault does not hold (ING-2). Cut off at any point, what was committed
    /// stays, and importing again adds the rest.
    ///
    /// People and chats that only look alike are kept apart, and listed in the result; `fileImport` can ask.
    ///
    /// - Parameter progress: Called now and then, on any thread.
    /// - Throws: ``VaultError`` `.cancelled`, or `.other`, whose `underlying` is the ``ImportError``:
    ///   `ImportError.source(.ambiguousDateOrder)` if nothing in the file decides between day and month,
    ///   `ImportError.source(.severalChats)` for several chats with a target. Of several chats
    ///   only if none can be imported, or the vault cannot be written.
    @discardableResult
    public func importWhatsApp(
        _ path: String, options: WhatsAppImportOptions = WhatsAppImportOptions(),
        progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws(VaultError) -> WhatsAppImport {
        var description = ExportDescription(path: path, zone: options.zone ?? adapters.zones.localZone())
        description.ownerName = options.ownerName
        description.dateOrder = options.dateOrder
        description.allowsAmbiguousDates = true
        description.chatTitle = options.chatTitle
        do {
            let importer = try fileImport()
            var summaries: [ImportSummary] = []
            var failures: [WhatsAppImport.Failure] = []
            let found = FoundChat.all(at: path)
            if options.target != nil, !FoundChat.areOfOneChat(found) { throw ImportError.source(.severalChats) }
            let rehearsal = options.isDryRun && found.count > 1 ? ImportRehearsal() : nil
            for chat in found {
                description.path = chat.path
                description.part = chat.part
                do throws(ImportError) {
                    let source = adapters.export(description, adapters.clock)
                    let former = try await importer.settleAsBefore(
                        source, zones: adapters.zones, isZoneGiven: options.zone != nil,
                        isDateOrderGiven: options.dateOrder != nil)
                    if !options.allowsAmbiguousDates { try await source.rejectAmbiguousDates() }
                    summaries.append(
                        try await importer.run(
                            source, name: chat.name, dryRun: options.isDryRun,
                            allowsOtherTimes: options.allowsOtherTimes, into: options.target,
                            terms: ImportTerms(
                                zone: (former ?? description.zone).identifier, owner: options.ownerName,
                                isZoneGiven: options.zone != nil, isOwnerGiven: options.ownerName != nil),
                            rehearsal: rehearsal, progress: progress))
                } catch {
                    guard error.isOfOneFile else { throw error }
                    failures.append(WhatsAppImport.Failure(name: chat.name, path: chat.path, error: error))
                }
            }
            if summaries.isEmpty, let failure = failures.first { throw failure.error }
            return WhatsAppImport(chats: summaries, failures: failures)
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// The importer of files, for sources of one's own.
    ///
    /// - Throws: ``VaultError`` if the attachments cannot be reached.
    public func fileImport() throws(VaultError) -> FileImport {
        FileImport(store: store, blobs: try attachments(), digest: adapters.digest)
    }

    /// Undoes imports of files.
    ///
    /// - Throws: ``VaultError`` if the attachments cannot be reached.
    public func importUndo() throws(VaultError) -> ImportUndo {
        ImportUndo(store: store, blobs: try attachments())
    }

    static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

extension FileIngestionSource {
    /// Rejects a file in which nothing decides between day and month.
    fileprivate func rejectAmbiguousDates() async throws(ImportError) {
        do throws(IngestionError) {
            if try await survey().isAmbiguous { throw .ambiguousDateOrder }
        } catch {
            throw error == .cancelled ? .cancelled : .source(error)
        }
    }
}

extension ImportError {
    /// Whether another file may be imported all the same.
    fileprivate var isOfOneFile: Bool {
        switch self {
        case .source(let error): error != .cancelled
        case .timesDisagree, .readDifferently, .ownerIsAnother, .otherChat: true
        case .store, .blobs, .cancelled: false
        }
    }
}
