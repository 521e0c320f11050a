import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Searches for the messages of a source at other times (ING-2).
///
/// An export with a wrongly assumed zone, or with days and months exchanged, has no minute in common with the vault's
/// messages of the same chat, so alignment takes it for another chat. Its texts are searched for regardless of time:
/// the evidence is that several long ones, by the same people, all differ in the same way.
struct TimeComparison {
    /// A message to search for.
    struct Sample {
        var time: Timestamp
        /// The local time, in seconds; nil if the source uses UTC.
        var localSeconds: Int64?
        var content: Content
        /// The source's identifier of its sender.
        var sender: String
    }

    private let store: any VaultStore
    private let platform: Platform
    private var builder: ContentKeyBuilder

    /// The maximum number of messages to search for.
    static let sampleCount = 24
    /// The maximum difference between two zones.
    private static let furthest: Int64 = 26 * 3_600
    /// Zone offsets are multiples of this.
    private static let step: Int64 = 900
    private static let hits = 50
    private static let words = 12

    init(store: any VaultStore, platform: Platform, digest: @escaping Digest128) {
        self.store = store
        self.platform = platform
        builder = ContentKeyBuilder(digest: digest)
    }

    private struct Evidence: Hashable {
        var conversation: UniqueIdentifier
        var disagreement: TimeDisagreement
    }

    /// A chat that contains the messages at other times, if the evidence is clear.
    ///
    /// - Parameters:
    ///   - samples: Messages that were not found at their own times, in the source's order.
    ///   - isCandidate: Whether the source could have reported a message of the vault.
    mutating func finding(
        _ samples: [Sample], among isCandidate: (StoredMessage) -> Bool
    ) async throws(StoreError) -> TimeFinding? {
        guard samples.count >= ChatOverlap.requiredHits else { return nil }
        var evidence: [Evidence: [(sender: String, person: UniqueIdentifier)]] = [:]
        var found: [UniqueIdentifier: Int] = [:]
        let count = min(samples.count, TimeComparison.sampleCount)
        for number in 0..<count {
            let sample = samples[number * samples.count / count]
            let held = try await self.held(sample).filter(isCandidate)
            for conversation in Set(held.map(\.conversation)) { found[conversation, default: 0] += 1 }
            var seen: Set<Evidence> = []
            for message in held {
                guard let person = message.person, let disagreement = disagreement(sample, message) else { continue }
                let key = Evidence(conversation: message.conversation, disagreement: disagreement)
                if seen.insert(key).inserted { evidence[key, default: []].append((sample.sender, person)) }
            }
        }
        let best = evidence.max { $0.value.count < $1.value.count }
        guard let (key, hits) = best, hits.count >= ChatOverlap.requiredHits,
            evidence.count(where: { $0.value.count == hits.count }) == 1,
            Double(hits.count) >= ChatOverlap.requiredShare * Double(found[key.conversation] ?? 0),
            TimeComparison.areSamePeople(hits), let conversation = try await store.conversation(key.conversation)
        else { return nil }
        return TimeFinding(disagreement: key.disagreement, conversation: key.conversation, title: conversation.title)
    }

    /// Messages of the vault with the same text, at any time.
    private mutating func held(_ sample: Sample) async throws(StoreError) -> [StoredMessage] {
        let words = SearchText.words(of: sample.content.text ?? "").strings.prefix(TimeComparison.words)
        guard let first = words.first else { return [] }
        var request = SearchRequest(words.count == 1 ? .term(first) : .phrase(Array(words), isPrefix: false))
        request.limit = TimeComparison.hits
        let wanted = builder.key(localSeconds: 0, content: sample.content)
        var held: [StoredMessage] = []
        for hit in try await store.search(request) where hit.message.unified.platform == platform {
            if builder.key(localSeconds: 0, content: hit.message.unified.content) == wanted { held.append(hit.message) }
        }
        return held
    }

    private mutating func disagreement(_ sample: Sample, _ held: StoredMessage) -> TimeDisagreement? {
        let told = MinuteKey.start(of: sample.time).wholeSeconds
        let (offset, isOverflow) = told.subtractingReportingOverflow(
            MinuteKey.start(of: held.unified.timestamp).wholeSeconds)
        if isOverflow || offset == 0 { return nil }
        if offset.magnitude <= TimeComparison.furthest.magnitude, offset % TimeComparison.step == 0 {
            return .offset(seconds: offset)
        }
        guard held.unified.local != nil, let key = held.contentKey, let local = sample.localSeconds,
            let exchanged = TimeComparison.exchanged(local),
            builder.key(localSeconds: exchanged, content: sample.content) == key
        else { return nil }
        return .dateOrder
    }

    /// The same local time with day and month exchanged; nil if that is not a date.
    static func exchanged(_ seconds: Int64) -> Int64? {
        guard let time = LocalDateTime(secondsSince1970: seconds) else { return nil }
        return LocalDateTime(
            year: time.year, month: time.day, day: time.month, hour: time.hour, minute: time.minute,
            second: time.second)?.secondsSince1970
    }

    /// Whether each sender matches one person, and no two senders the same one.
    private static func areSamePeople(_ hits: [(sender: String, person: UniqueIdentifier)]) -> Bool {
        var people: [String: UniqueIdentifier] = [:]
        for (sender, person) in hits {
            if let known = people[sender], known != person { return false }
            people[sender] = person
        }
        return Set(people.values).count == people.count
    }
}
