import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Inserts the records of a full export.
///
/// Into an empty vault they are inserted unchanged. If a vault has a conversation for the same chat under another id,
/// the messages are added to it; if it has several, they are omitted.
struct RecordIntake {
    private let store: any VaultStore
    private let mode: ImportMode
    private var chats: ChatMatching
    /// Conversations of the file that the vault has under another id.
    private var replacements: [UniqueIdentifier: UniqueIdentifier] = [:]
    /// Those of them that the vault has only from this file, as another chat has their id.
    private var displacedChats: Set<UniqueIdentifier> = []
    /// Omitted conversations of the file, in its order.
    private(set) var divided: [DividedChat] = []
    private var dividedPlaces: [UniqueIdentifier: Int] = [:]

    /// The result of inserting records.
    struct Outcome {
        var messages = SaveOutcome(inserted: 0, duplicates: 0)
        var others = SaveOutcome(inserted: 0, duplicates: 0)
    }

    init(store: any VaultStore, mode: ImportMode, digest: @escaping Digest128) {
        self.store = store
        self.mode = mode
        chats = ChatMatching(store: store, mode: mode, digest: digest)
    }

    // MARK: Matching chats

    /// The records with a place in the vault: all except those of chats for which the vault has several.
    mutating func placed(
        _ records: [Numbered<VaultRecord>]
    ) async throws(JSONImportError) -> [Numbered<VaultRecord>] {
        var placed: [Numbered<VaultRecord>] = []
        placed.reserveCapacity(records.count)
        for record in records {
            switch record.value {
            case .conversation(let conversation, let aliases, _):
                guard try await place(conversation, aliases, line: record.line) else { continue }
            case .message(let message, _, _, _):
                if let place = dividedPlaces[message.conversation] {
                    divided[place].messages += 1
                    continue
                }
            case .draft(let draft):
                if dividedPlaces[draft.conversation] != nil { continue }
            case .setting, .policy, .identity, .person, .contact, .run, .opening, .join, .joinedPart, .joinedMessage,
                .separation:
                break
            }
            placed.append(record)
        }
        return placed
    }

    /// Matches a conversation with a chat of the vault; false if it is omitted.
    private mutating func place(
        _ conversation: Conversation, _ aliases: [ConversationReference], line: UInt64
    ) async throws(JSONImportError) -> Bool {
        let match: ChatMatching.Match?
        do throws(StoreError) {
            match = try await chats.match(conversation, aliases)
        } catch {
            throw JSONImportError(error)
        }
        switch match {
        case nil: throw .line(line, .conflict)
        case .own: return true
        case .held(let id):
            replacements[conversation.id] = id
            return true
        case .displaced(let id):
            replacements[conversation.id] = id
            displacedChats.insert(id)
            return true
        case .divided(let owners):
            if dividedPlaces[conversation.id] == nil {
                dividedPlaces[conversation.id] = divided.count
                divided.append(DividedChat(line: line, title: conversation.title, chats: owners.map(\.title)))
            }
            return false
        }
    }

    // MARK: Inserting

    /// Inserts records in order; messages and other records in separate transactions.
    mutating func insert(
        _ records: [Numbered<VaultRecord>], messagesOfHeldChats: inout UnifiedIntake
    ) async throws(JSONImportError) -> Outcome {
        var outcome = Outcome()
        var index = 0
        while index < records.count {
            let areMessages = records[index].value.isMessage
            var end = index
            while end < records.count, records[end].value.isMessage == areMessages { end += 1 }
            if areMessages {
                let saved = try await insertMessages(records[index..<end], &messagesOfHeldChats)
                outcome.messages.inserted += saved.inserted
                outcome.messages.duplicates += saved.duplicates
            } else {
                let saved = try await insertOthers(records[index..<end])
                outcome.others.inserted += saved.inserted
                outcome.others.duplicates += saved.duplicates
            }
            index = end
        }
        return outcome
    }

    private mutating func insertMessages(
        _ records: ArraySlice<Numbered<VaultRecord>>, _ unified: inout UnifiedIntake
    ) async throws(JSONImportError) -> SaveOutcome {
        var plain: [Numbered<VaultRecord>] = []
        var joining: [IncomingMessage] = []
        for record in records {
            guard case .message(let message, let versions, let people, let receipts) = record.value else { continue }
            if let id = replacements[message.conversation] {
                joining.append(
                    IncomingMessage(
                        unified: message.unified, line: record.line, conversation: id, record: message,
                        versions: versions))
            } else if mode == .restoring {
                plain.append(record)
            } else {
                let settled: StoredMessage
                do throws(StoreError) {
                    settled = try await unified.settled(message)
                } catch {
                    throw JSONImportError(error)
                }
                plain.append(
                    Numbered(
                        value: .message(settled, versions: versions, reactionPeople: people, receipts: receipts),
                        line: record.line))
            }
        }
        var outcome = SaveOutcome(inserted: 0, duplicates: 0)
        do throws(JSONImportError) {
            outcome = try await insert(plain[...])
            if mode == .adding, outcome.duplicates > 0 {
                let (displaced, known) = try await omitted(plain)
                outcome.duplicates -= displaced.count
                joining += displaced
                try await unified.complete(known)
            }
        } catch {
            // Other messages have the places of these, which are found by their times then.
            guard mode == .adding, case .line(_, .conflict) = error else { throw error }
            joining += plain.compactMap(\.incoming)
        }
        if !joining.isEmpty {
            let saved = try await unified.save(joining)
            outcome.inserted += saved.inserted
            outcome.duplicates += saved.duplicates
        }
        return outcome
    }

    /// Of the messages in a batch that was not inserted whole: those whose id belongs to another message, as anyone who has read
    /// an export can reuse its ids; and those that are in the vault now, whether they are new or were there before.
    private func omitted(
        _ records: [Numbered<VaultRecord>]
    ) async throws(JSONImportError) -> (displaced: [IncomingMessage], known: [IncomingMessage]) {
        var (displaced, known): ([IncomingMessage], [IncomingMessage]) = ([], [])
        for record in records {
            guard case .message(let message, _, _, _) = record.value, let incoming = record.incoming else { continue }
            let held: StoredMessage?
            do throws(StoreError) {
                held = try await store.message(message.unified.id)
            } catch {
                throw JSONImportError(error)
            }
            if let held, !held.isSame(as: message) { displaced.append(incoming) } else { known.append(incoming) }
        }
        return (displaced, known)
    }

    private mutating func insertOthers(
        _ records: ArraySlice<Numbered<VaultRecord>>
    ) async throws(JSONImportError) -> SaveOutcome {
        var plain: [Numbered<VaultRecord>] = []
        var known = 0
        for record in records {
            switch record.value {
            case .conversation(var conversation, let aliases, let members):
                if let held = replacements[conversation.id] {
                    guard displacedChats.contains(held) else {
                        known += 1
                        continue
                    }
                    conversation.id = held
                    plain.append(
                        Numbered(
                            value: .conversation(conversation, aliases: aliases, members: members), line: record.line))
                    continue
                }
            case .draft(var draft):
                if let held = replacements[draft.conversation] {
                    draft.conversation = held
                    plain.append(Numbered(value: .draft(draft), line: record.line))
                    continue
                }
            case .opening(var opening):
                // If the vault has the message under another id, or it was omitted, the reference is dropped: only the
                // key matters.
                if let message = opening.message, try await !has(message: message) {
                    opening.message = nil
                    plain.append(Numbered(value: .opening(opening), line: record.line))
                    continue
                }
            case .join, .separation:
                plain.append(Numbered(value: record.value.renamed(by: replacements), line: record.line))
                continue
            default: break
            }
            plain.append(record)
        }
        var outcome = try await insert(plain[...])
        outcome.duplicates += known
        return outcome
    }

    private func has(message id: UniqueIdentifier) async throws(JSONImportError) -> Bool {
        do throws(StoreError) {
            return try await store.message(id) != nil
        } catch {
            throw JSONImportError(error)
        }
    }

    private func insert(_ records: ArraySlice<Numbered<VaultRecord>>) async throws(JSONImportError) -> SaveOutcome {
        guard !records.isEmpty else { return SaveOutcome(inserted: 0, duplicates: 0) }
        do throws(StoreError) {
            return try await store.insertRecords(records.map(\.value))
        } catch {
            guard let fault = RecordIntake.fault(error) else { throw JSONImportError(error) }
            throw .line(await line(of: fault, in: records), fault)
        }
    }

    /// The line's fault if the vault rejects it; nil if the error has another cause.
    private static func fault(_ error: StoreError) -> LineFault? {
        switch error.code {
        case .constraint, .invalidArgument: .conflict
        case .conversationNotFound, .personNotFound, .messageNotFound, .identityNotFound: .missingReference
        default: nil
        }
    }

    /// The line that the vault rejects: the first one with a dangling reference or a conflict; if none in the batch is
    /// found, the first line.
    private func line(of fault: LineFault, in records: ArraySlice<Numbered<VaultRecord>>) async -> UInt64 {
        var made: Set<UniqueIdentifier> = []
        var places: [Place: UniqueIdentifier] = [:]
        for record in records {
            switch record.value {
            case .person(let person, let joined):
                made.formUnion(joined + [person.id])
            case .conversation(let conversation, _, let members):
                made.insert(conversation.id)
                for member in members {
                    guard await has(person: member.person, made) else { return record.line }
                }
            case .message(let message, _, let people, let receipts):
                let place = Place(conversation: message.conversation, position: message.position)
                let held = try? await store.message(conversation: message.conversation, at: message.position)
                if let other = held?.unified.id ?? places[place], other != message.unified.id { return record.line }
                places[place] = message.unified.id
                guard await has(conversation: message.conversation, made) else { return record.line }
                for person in people + receipts.map(\.person) + (message.person.map { [$0] } ?? []) {
                    guard await has(person: person, made) else { return record.line }
                }
            case .contact(let contact, _):
                if let person = contact.person {
                    guard await has(person: person, made) else { return record.line }
                }
            case .draft(let draft):
                guard await has(conversation: draft.conversation, made) else { return record.line }
            case .identity(let identity):
                made.insert(identity.id)
                if let predecessor = identity.predecessor {
                    guard await has(identity: predecessor, made) else { return record.line }
                }
            case .setting, .policy, .run, .opening, .join, .joinedPart, .joinedMessage, .separation:
                continue
            }
        }
        return records.first?.line ?? 0
    }

    private func has(conversation id: UniqueIdentifier, _ made: Set<UniqueIdentifier>) async -> Bool {
        if made.contains(id) { return true }
        return (try? await store.conversation(id)) != nil
    }

    private func has(person id: UniqueIdentifier, _ made: Set<UniqueIdentifier>) async -> Bool {
        if made.contains(id) { return true }
        return (try? await store.person(id)) != nil
    }

    private func has(identity id: UniqueIdentifier, _ made: Set<UniqueIdentifier>) async -> Bool {
        if made.contains(id) { return true }
        return (try? await store.identity(id)) != nil
    }

    private struct Place: Hashable {
        var conversation: UniqueIdentifier
        var position: ChatPosition
    }
}

extension Numbered<VaultRecord> {
    /// The message as one for the conversation that its record names; nil for other records.
    fileprivate var incoming: IncomingMessage? {
        guard case .message(let message, let versions, _, _) = value else { return nil }
        return IncomingMessage(
            unified: message.unified, line: line, conversation: message.conversation, record: message,
            versions: versions)
    }
}

extension StoredMessage {
    fileprivate func isSame(as other: StoredMessage) -> Bool {
        conversation == other.conversation && person == other.person
            && unified.isNamed(other.unified.externalID, on: other.unified.platform)
    }
}

extension VaultRecord {
    fileprivate var isMessage: Bool {
        if case .message = self { true } else { false }
    }
}
