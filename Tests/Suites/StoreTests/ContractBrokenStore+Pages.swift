import WhisperMessage
import WhisperStorePort
import Synchronization

/// Reads messages and attachments with one mistake.
extension BrokenReader {
    func conversations(_ query: ChatQuery, limit: Int) throws(StoreError) -> [Conversation] {
        var found = try base.conversations(query, limit: limit)
        switch query {
        case .id(let id):
            if found.isEmpty {
                let left = store.memory.withLock(\.left).values.joined()
                found = left.map(\.conversation).filter { $0.id == id }
            }
            for index in found.indices { distort(&found[index], id) }
            return found
        case .latest where fault == .subscribesByID: return found.sorted { $0.title < $1.title }
        case .listed where fault == .hidesArchivedChats: return found.filter { !$0.isArchived }
        default: return found
        }
    }

    /// A conversation as a faulty store reads it.
    private func distort(_ conversation: inout Conversation, _ id: UniqueIdentifier) {
        if fault == .countsOneUnreadTooMany, conversation.unreadCount > 0 { conversation.unreadCount += 1 }
        if fault == .keepsDeletedLastMessage, let last = store.memory.withLock({ $0.lastMessages[id] }) {
            conversation.lastMessage = last
        }
        if fault == .losesUpdates { conversation.messageCount = store.memory.withLock { $0.counts[id] ?? 0 } }
    }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        var found = try base.messages(distorted(query), limit: limit)
        switch (fault, query) {
        case (.losesReactions, .named(.id(let id))):
            for index in found.indices {
                found[index].unified.reactions = store.memory.withLock {
                    ($0.reactions[id] ?? []).sorted { $0.timestamp < $1.timestamp }
                }
            }
            return found
        case (.skipsWhilePaging, .last(let position, _, _)) where position < ChatPosition.all.upperBound:
            return found.dropLast()
        case (.repeatsWhilePaging, .first(let position, let conversation, let person))
        where !found.isEmpty && position > ChatPosition.all.lowerBound:
            return try base.messages(.last(upTo: position, in: conversation, by: person), limit: 1) + found.dropLast()
        case (.ignoresLimits, .first), (.ignoresLimits, .last): return try base.messages(query, limit: .max)
        case (.searchesUnfolded, .found(let request)):
            let words = Set(SearchRelevance.parts(of: request.expression).map { "\($0)" })
            return found.filter { message in
                (message.unified.content.text ?? "").split(separator: " ").contains { text in
                    words.contains { $0.contains("\"\(text)\"") }
                }
            }
        case (.searchesOldestFirst, .found): return found.reversed()
        default: return found
        }
    }

    /// A query as a faulty store takes it.
    private func distorted(_ query: MessageQuery) -> MessageQuery {
        switch (fault, query) {
        case (.ignoresWriters, .first(let position, let conversation, _)):
            return .first(behind: position, in: conversation, by: nil)
        case (.ignoresWriters, .last(let position, let conversation, _)):
            return .last(upTo: position, in: conversation, by: nil)
        case (.ignoresAnswerCursor, .answers(let name, _)):
            return .answers(to: name, behind: ChatPosition.all.lowerBound)
        case (.fetchesForOthers, .withRemoteContents(let platform, _, let message)):
            return .withRemoteContents(of: platform, in: nil, after: message)
        case (.ignoresNegation, .found(var request)):
            request.expression = request.expression.withoutNot
            return .found(by: request)
        case (.ignoresTimeFilter, .found(var request)):
            request.from = nil
            return .found(by: request)
        default: return query
        }
    }

    func places(_ key: PlaceKey) throws(StoreError) -> [MessagePlace] {
        let places = try base.places(key)
        if fault == .givesAnswersToTwins, case .name = key { return Array(places.prefix(1)) }
        if fault == .knowsReceiptsOfErased, case .id(let id) = key, places.isEmpty {
            return [
                MessagePlace(
                    id: id, conversation: id, position: ChatPosition(rawValue: 1), number: nil, hasServerID: false,
                    status: .sent, direction: .outgoing, sender: nil, isOwners: false, kind: .text,
                    precision: .millisecond, isOfFile: false)
            ]
        }
        return places
    }

    func contentUses(after place: ContentPlace?, limit: Int) throws(StoreError) -> [ContentUse] {
        let start = fault == .repeatsContentUses ? place.map { ContentPlace(before: $0.sha256) } : place
        let uses = try base.contentUses(after: start, limit: limit)
        guard fault == .listsContentsOnce else { return uses }
        var known: Set<String> = []
        return uses.filter { known.insert($0.place.sha256).inserted }
    }

    func attachments(in state: AttachmentState?) throws(StoreError) -> [AttachmentState: Int64] {
        var counts = try base.attachments(in: state)
        if fault == .countsOnlyContents { counts = counts.filter { $0.key == .found } }
        if fault == .countsExpired, state == .remote {
            counts[.remote, default: 0] += try base.attachments(in: .expired)[.expired] ?? 0
        }
        return counts
    }

    func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent] {
        let isShort = fault == .findsOnlyItsOwnEvent && message != nil
        return try base.rawEvents(of: message, after: number, limit: isShort ? 1 : limit)
    }
}

extension SearchExpression {
    /// The expression without its negations.
    fileprivate var withoutNot: SearchExpression {
        switch self {
        case .term, .prefix, .phrase: self
        case .not(let part): part.withoutNot
        case .and(let parts): .and(parts.map(\.withoutNot))
        case .or(let parts): .or(parts.map(\.withoutNot))
        }
    }
}
