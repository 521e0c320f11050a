import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

private typealias KeyedRecord = (key: String, record: VaultRecord)

/// The number of records that are looked through together.
private let pageSize = 1_000

/// A whole vault, record by record (ST-13).
extension StoreReader {
    /// A page of all records, each after those that it refers to.
    ///
    /// - Throws: `.invalidArgument` for a cursor that no page returned.
    func records(after cursor: RecordCursor?, limit: Int) throws(StoreError) -> RecordPage {
        let start = if let cursor { RecordPlace(cursor) } else { Optional(RecordPlace(.values(.settings))) }
        guard var place = start else { throw StoreError(.invalidArgument) }
        var records: [VaultRecord] = []
        while records.count < limit {
            let found = try self.records(at: place, limit: limit - records.count)
            records += found.map(\.record)
            if let last = found.last { place.key = last.key }
            if records.count == limit { break }
            guard let next = place.part.next else { return RecordPage(records: records, next: nil) }
            place = RecordPlace(next)
        }
        // A full page may be the last one, without a next one.
        var rest: RecordPlace? = place
        while let there = rest {
            if try !self.records(at: there, limit: 1).isEmpty {
                return RecordPage(records: records, next: place.cursor)
            }
            rest = there.part.next.map { RecordPlace($0) }
        }
        return RecordPage(records: records, next: nil)
    }

    private func records(at place: RecordPlace, limit: Int) throws(StoreError) -> [KeyedRecord] {
        switch place.part {
        case .values(let kind): try records(of: kind, after: place.key, limit: limit)
        case .stored(.conversations):
            try records(of: .conversations, after: place.key, limit: limit).map { (key, record) throws(StoreError) in
                guard case .conversation(let conversation, _, _) = record else { return (key, record) }
                let aliases = try references(of: conversation)
                let members = try members(of: conversation.id).map(MemberRecord.init)
                return (key, .conversation(conversation, aliases: aliases, members: members))
            }
        case .joinedParts: try joinedParts(after: place.key, limit: limit)
        case .stored(.joinedMessages): try joinedMessages(after: place.key, limit: limit)
        case .stored(let kind): try records(of: kind, after: place.key, limit: limit)
        case .joins: try takenApart(after: place.key, limit: limit)
        case .separations:
            try separations().map { ($0.key, .separation($0)) }.filter { $0.key > place.key }
                .sorted { $0.key < $1.key }.prefix(limit).map(\.self)
        }
    }

    /// The records of what is stored under keys.
    private func records(of kind: RecordPlace.Values, after key: String, limit: Int) throws(StoreError) -> [KeyedRecord]
    {
        switch kind {
        case .settings:
            return try settings().filter { key.utf8.lexicographicallyPrecedes($0.name.utf8) }.prefix(limit)
                .map { ($0.name, .setting(name: $0.name, value: $0.value)) }
        case .policies:
            return try values(ValueSelection(.policy, after: key.isEmpty ? [] : [.text(key)], limit: limit))
                .compactMap { if case .policy(let policy) = $0 { (policy.name, .policy(policy)) } else { nil } }
        case .identities:
            let all: [KeyedRecord] = try identitiesByDescent().map { ($0.id.description, .identity($0)) }
            if key.isEmpty { return Array(all.prefix(limit)) }
            guard let last = all.firstIndex(where: { $0.key == key }) else { throw StoreError(.invalidArgument) }
            return Array(all[(last + 1)...].prefix(limit))
        case .contacts:
            return try contacts(after: key.isEmpty ? nil : identifier(key), limit: limit)
                .map { (contact) throws(StoreError) in
                    (contact.id.description, .contact(contact, pastKeys: try formerKeys(of: contact.id)))
                }
        case .drafts:
            return try drafts().map { ($0.conversation.description, .draft($0)) }.filter { $0.0 > key }
                .sorted { $0.0 < $1.0 }.prefix(limit).map(\.self)
        case .runs:
            guard let last = key.isEmpty ? 0 : Int64(key) else { throw StoreError(.invalidArgument) }
            return try values(ValueSelection(.run, by: .number, after: [.integer(last)], limit: limit)).compactMap {
                if case .run(let run, let number) = $0 { (String(number), .run(run)) } else { nil }
            }
        case .openings:
            guard let last = HexText.bytes(of: key) else { throw StoreError(.invalidArgument) }
            return try openings(ValueSelection(.opening, after: last.isEmpty ? [] : [.bytes(last)], limit: limit))
                .map { (HexText.text($0.key), .opening($0)) }
        }
    }

    private func identifier(_ key: String) throws(StoreError) -> UniqueIdentifier {
        guard let id = UniqueIdentifier(key) else { throw StoreError(.invalidArgument) }
        return id
    }

    // MARK: Joins

    private func takenApart(after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        guard let last = key.isEmpty ? 0 : Int64(key) else { throw StoreError(.invalidArgument) }
        return try joinsToTakeApart(after: last, limit: limit).map { (join) throws(StoreError) in
            (String(join.number), .join(try record(of: join)))
        }
    }

    /// The joins behind one that can be taken apart: the others would be nothing to another vault.
    private func joinsToTakeApart(after last: Int64, limit: Int = .max) throws(StoreError) -> [HeldJoin] {
        var found: [HeldJoin] = []
        var last = last
        while found.count < limit {
            let page = try joins(ValueSelection(.join, by: .number, after: [.integer(last)], limit: pageSize))
            for join in page where found.count < limit {
                if try canTakeApart(join) { found.append(join) }
            }
            guard page.count == pageSize, let next = page.last?.number else { break }
            last = next
        }
        return found
    }

    /// What the sides of these joins had, under the name of the joint person where a source shows none.
    private func joinedParts(after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        guard var last = key.isEmpty ? 0 : Int64(key) else { throw StoreError(.invalidArgument) }
        var names: [UniqueIdentifier: String?] = [:]
        var others: Set<UniqueIdentifier> = []
        var found: [KeyedRecord] = []
        while found.count < limit {
            let page = try values(ValueSelection(.joinedPart, by: .number, after: [.integer(last)], limit: pageSize))
            for case .joinedPart(.recorded(let part), let id, let number) in page where found.count < limit {
                if others.contains(id) { continue }
                if names[id] == nil {
                    guard let join = try heldJoin(id), try canTakeApart(join) else {
                        others.insert(id)
                        continue
                    }
                    names[id] = .some(join.conversation == nil ? try person(join.leaving)?.displayName : nil)
                }
                let record = JoinedPartRecord(join: id, part.named(names[id] ?? nil))
                found.append((String(number), .joinedPart(record)))
            }
            guard page.count == pageSize, let next = page.last?.number else { break }
            last = next
        }
        return found
    }

    /// What is to be known of messages to take joins of chats apart.
    private func joinedMessages(after key: String, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let joins = try joinsToTakeApart(after: 0).filter { $0.conversation != nil }
        // Nearly every message belongs to a run.
        if joins.isEmpty { return [] }
        let ids = Set(joins.map(\.id))
        let runs = Set(joins.compactMap { if case .run(let run) = $0.cause { run } else { nil } })
        return try records(of: .joinedMessages, after: key, limit: limit) { (record) throws(StoreError) in
            guard case .joinedMessage(var held) = record else { return nil }
            if let join = held.join, !ids.contains(join) { held.join = nil }
            if let run = held.run, !runs.contains(run) { held.run = nil }
            return held.join == nil && held.run == nil ? nil : .joinedMessage(held)
        }
    }

    /// Those of the stored records of a kind that are kept, as they are kept.
    private func records(
        of kind: RecordKind, after key: String, limit: Int,
        _ kept: (VaultRecord) throws(StoreError) -> VaultRecord?
    ) throws(StoreError) -> [KeyedRecord] {
        var found: [KeyedRecord] = []
        var key = key
        while found.count < limit {
            let page = try records(of: kind, after: key, limit: pageSize)
            for (key, record) in page where found.count < limit {
                if let record = try kept(record) { found.append((key, record)) }
            }
            guard page.count == pageSize, let last = page.last else { break }
            key = last.key
        }
        return found
    }
}

/// A position in the sequence of records: a part of it, and the key of the last record in this part.
private struct RecordPlace {
    /// What is stored under keys: settings and policies by name, identities each after the one that it succeeds,
    /// contacts, drafts and openings by key, runs in the order in which they were recorded.
    enum Values: String {
        case settings, policies, identities, contacts, drafts, runs, openings
    }

    /// The parts of the sequence.
    enum Part: Equatable {
        case values(Values), stored(RecordKind), joins, joinedParts, separations

        /// All of them in order: a record follows those that it refers to.
        static let inOrder: [Part] =
            [
                .values(.settings), .values(.policies), .values(.identities), .stored(.people),
                .stored(.conversations), .stored(.messages), .values(.contacts), .values(.drafts), .values(.runs),
                .values(.openings), .joins, .joinedParts, .stored(.joinedMessages), .separations,
            ]

        /// The part behind this one.
        var next: Part? { Part.inOrder.firstIndex(of: self).flatMap { Part.inOrder.dropFirst($0 + 1).first } }

        /// Its name in cursors.
        var name: String {
            switch self {
            case .values(let kind): kind.rawValue
            case .stored(let kind): kind.rawValue
            case .joins: "joins"
            case .joinedParts: "joinedParts"
            case .separations: "separations"
            }
        }
    }

    var part: Part
    /// Empty before the first record of the part.
    var key = ""

    init(_ part: Part) { self.part = part }

    init?(_ cursor: RecordCursor) {
        let words = cursor.rawValue.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, let part = Part.inOrder.first(where: { $0.name == words[0] }) else { return nil }
        self.init(part)
        key = String(words[1])
    }

    var cursor: RecordCursor { RecordCursor(rawValue: "\(part.name):\(key)") }
}
