import WhisperArchive
public import WhisperClockPort
public import WhisperIngestionPort
public import WhisperMessage
public import WhisperStorePort

/// What the user specified about reading a file, beyond what the source knows.
public struct ImportTerms: Hashable, Sendable {
    /// The time zone in which the file is read.
    public var zone: String
    /// The owner's name in the file; nil if no sender is taken to be the owner.
    public var owner: String?
    /// Whether the zone was specified, so that another one in an earlier import is a contradiction.
    public var isZoneGiven: Bool
    /// Whether the owner was specified or chosen.
    public var isOwnerGiven: Bool
    /// Whether the user was asked who the owner is, and said that no sender is.
    public var isNobodyOwner: Bool

    /// Creates terms.
    public init(
        zone: String, owner: String? = nil, isZoneGiven: Bool = false, isOwnerGiven: Bool = false,
        isNobodyOwner: Bool = false
    ) {
        self.zone = zone
        self.owner = owner
        self.isZoneGiven = isZoneGiven
        self.isOwnerGiven = isOwnerGiven
        self.isNobodyOwner = isNobodyOwner
    }
}

/// The chat that a file shows, because the owner says so (ING-1, ING-2).
public struct ImportTarget: Hashable, Sendable {
    /// The chat.
    public var conversation: UniqueIdentifier
    /// Whether a file is imported without a question that has hardly anything in common with it.
    public var allowsUnlike: Bool
    /// Whether nothing is objected any more, as it has been looked for before earlier imports of the file were undone.
    package var isSettled = false

    /// Creates the choice of a chat.
    public init(_ conversation: UniqueIdentifier, allowsUnlike: Bool = false) {
        self.conversation = conversation
        self.allowsUnlike = allowsUnlike
    }

    /// The chat in which the messages of a file were until its imports were undone, if the owner has joined that chat with
    /// another one: nothing in the messages of the other may show that the file is of this chat. Nil if there is none.
    ///
    /// - Parameters:
    ///   - imports: The imports that were undone, latest first.
    ///   - contents: What the file says (see `FileImport.contents`).
    /// - Throws: The store's error.
    package static func joint(
        after imports: [RecordedImport], of contents: String, in store: any VaultStore
    ) async throws(StoreError) -> ImportTarget? {
        for record in imports where record.reading.contents == contents {
            guard let chat = try await store.conversation(record.reading.conversation),
                try await store.joins(ofConversation: chat.id).contains(where: { $0.cause == .owner })
            else { continue }
            var target = ImportTarget(chat.id)
            target.isSettled = true
            return target
        }
        return nil
    }
}

/// Finds earlier imports of the same file, or of an earlier file of the same chat, that were read differently (ING-2).
public struct EarlierReadings: Sendable {
    private let store: any VaultStore

    /// Looks at the imports of a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// The imports that contradict a reading, latest first.
    ///
    /// Recognised are files with the same contents whose date order, given zone, given owner or given chat differs, and
    /// files of the same chat in which another sender of this file was taken to be the owner; also if the vault says who
    /// the owner is, and the other is not any more, or if the user says that nobody is. Not recognised are imports that
    /// were interrupted.
    ///
    /// - Parameters:
    ///   - reading: How the file is read now.
    ///   - terms: What was specified about that.
    ///   - platform: The service.
    ///   - senders: The senders of the file.
    ///   - isChatGiven: Whether the user has chosen the chat.
    ///   - isKnown: Whether the chat has every message of the file at the moment that it is read as now. The same chat,
    ///     exported again by a phone with another language or time zone, has other dates that mean the same.
    ///   - conversation: The chat that holds the same texts at other times, if there is one: imports into it are named
    ///     whose date order or zone differs.
    /// - Throws: The store's error.
    public func contradicting(
        _ reading: ImportReading, of terms: ImportTerms, on platform: Platform, senders: [String],
        isChatGiven: Bool = false, isKnown: Bool = false, disagreeing conversation: UniqueIdentifier?
    ) async throws(StoreError) -> [RecordedImport] {
        let mayBeOutdated = reading.owner != nil && !terms.isOwnerGiven
        let present = mayBeOutdated ? try await OwnersNames(store: store, platform: platform).all() : []
        let contradicting = try await store.imports { earlier in
            let former = earlier.reading
            // A number may be written in many ways.
            let isOutdated =
                mayBeOutdated && former.owner.map { present.contains($0) || PersonAlias.isAddress($0) } == false
            let isOtherTime =
                !(isKnown && former.conversation == reading.conversation)
                && (former.dateOrder != reading.dateOrder || (terms.isZoneGiven && former.zone != reading.zone))
            let isOtherOwner =
                (reading.owner != nil || terms.isNobodyOwner) && former.owner != reading.owner
                && (terms.isOwnerGiven || isOutdated)
            if !former.contents.isEmpty, former.contents == reading.contents {
                return isOtherTime || isOtherOwner || isChatGiven && former.conversation != reading.conversation
            }
            if former.conversation == conversation {
                return former.dateOrder != reading.dateOrder || former.zone != reading.zone
            }
            let isOfSameChat = former.conversation == reading.conversation
            return isOfSameChat && isOtherOwner && former.owner.map(senders.contains) == true
        }
        // Of a chat that was deleted since, nothing is left to contradict.
        var undoable: [RecordedImport] = []
        for earlier in contradicting where try await store.conversation(earlier.reading.conversation) != nil {
            undoable.append(earlier)
        }
        return undoable
    }
}

extension FileImport {
    /// Lets a file that is on record be read as it was then, in whatever the user does not specify now (ING-2). Ambiguous
    /// dates of another file are read as those of the latest one of its chat if it begins or ends with a message of that.
    ///
    /// - Parameters:
    ///   - source: The file, which may be opened although its dates are ambiguous.
    ///   - zones: The zones that may be on record.
    ///   - isZoneGiven: Whether the user specifies the zone now.
    ///   - isDateOrderGiven: Whether the user specifies the order of day, month and year.
    /// - Returns: The zone that was on record; nil if there is none, or another one is specified.
    /// - Throws: `.source`, `.store`, `.cancelled`.
    public func settleAsBefore(
        _ source: any FileIngestionSource, zones: any TimeZoneSource, isZoneGiven: Bool, isDateOrderGiven: Bool
    ) async throws(ImportError) -> (any TimeZoneRules)? {
        if isZoneGiven, isDateOrderGiven { return nil }
        let platform = source.origin.platform
        let survey: FileSurvey
        do throws(IngestionError) { survey = try await source.survey() } catch { throw ImportError(error) }
        let imports = try await storing { () throws(StoreError) in
            try await store.imports { $0.run.platform == platform }
        }
        // What a file says is read once more only if it has as many messages.
        let likely = imports.filter { $0.run.figures?.read == survey.messages }
        let contents = likely.isEmpty ? "" : try await contents(of: source)
        if let former = likely.first(where: { $0.reading.contents == contents })?.reading,
            let whole = FileDecisions(former, zones: zones), try await isReadAsBefore(source, by: whole, in: former)
        {
            let decisions = FileDecisions(
                dateOrder: isDateOrderGiven ? nil : whole.dateOrder, zone: isZoneGiven ? nil : whole.zone,
                areDatesOpen: true)
            return try await settle(source, decisions) ? decisions.zone : nil
        }
        _ = try await settle(source, FileDecisions(areDatesOpen: true))
        guard survey.isAmbiguous, !isDateOrderGiven else { return nil }
        let key: String
        do throws(IngestionError) { key = try await source.chat().key } catch { throw ImportError(error) }
        let chat = try await storing { () throws(StoreError) in
            try await store.conversation(platform: platform, key: key)
        }
        guard let latest = imports.first(where: { $0.reading.conversation == chat?.id })?.reading,
            let order = DateOrder(rawValue: latest.dateOrder)
        else { return nil }
        if try await settle(source, FileDecisions(dateOrder: order)), try await isInVault(source, latest) { return nil }
        _ = try await settle(source, FileDecisions(areDatesOpen: true))
        return nil
    }

    /// Whether a file with the contents of an import is that file: the chat has messages where it begins or ends, or none
    /// either as it is read without that. Another file may say the same with its dates in another order.
    private func isReadAsBefore(
        _ source: any FileIngestionSource, by decisions: FileDecisions, in former: ImportReading
    ) async throws(ImportError) -> Bool {
        guard try await settle(source, decisions) else { return false }
        if try await isInVault(source, former) { return true }
        _ = try await settle(source, FileDecisions(areDatesOpen: true))
        return try await !isInVault(source, former)
    }

    /// Settles how dates are read; returns whether these can be read so.
    private func settle(
        _ source: any FileIngestionSource, _ decisions: FileDecisions
    ) async throws(ImportError) -> Bool {
        do throws(IngestionError) {
            try await source.settle(decisions)
            return true
        } catch .dateOrderContradicted {
            return false
        } catch {
            throw ImportError(error)
        }
    }

    /// Whether the chat of an import has a message of the minute in which a file begins or ends.
    private func isInVault(
        _ source: any FileIngestionSource, _ reading: ImportReading
    ) async throws(ImportError) -> Bool {
        let survey: FileSurvey
        do throws(IngestionError) { survey = try await source.survey() } catch { throw ImportError(error) }
        for time in [survey.first, survey.last].compactMap(\.self) {
            let isThere = try await storing { () throws(StoreError) in
                try await !store.messages(
                    sentIn: MinuteKey.minute(of: time), platform: source.origin.platform,
                    conversation: reading.conversation, limit: 1
                ).isEmpty
            }
            if isThere { return true }
        }
        return false
    }
}

extension FileDecisions {
    /// The order and the zone in which a file was read; nil if they are not known.
    fileprivate init?(_ reading: ImportReading, zones: any TimeZoneSource) {
        guard let order = DateOrder(rawValue: reading.dateOrder), let zone = zones.zone(named: reading.zone) else {
            return nil
        }
        self.init(dateOrder: order, zone: zone)
    }
}

extension RunFigures {
    /// The messages that the file had.
    fileprivate var read: Int64 { added &+ duplicates }
}
