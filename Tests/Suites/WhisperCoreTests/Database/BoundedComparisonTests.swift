import Testing
import WhisperArchive
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads

@testable import WhisperCore

@Suite("Comparing a whole chat in bounded memory (WDB-6, WDB-7)", .ownThreads)
struct BoundedComparisonTests {
    // MARK: Minute by minute

    /// A chat that two sources show: either lacks some messages, and the live source words some differently, or shows
    /// them as deleted. Words that are repeated in a minute are shown by both: of two equal ones, it does not matter
    /// which is the same.
    private static func chat(_ random: inout SeededRandom) -> [ChatMinutes.Entry] {
        let people = (1...3).map { UniqueIdentifier(high: 0, low: $0) }
        var entries: [ChatMinutes.Entry] = []
        var minute: Int64 = 0
        for number in 0..<Int.random(in: 1...60, using: &random) {
            if Bool.random(using: &random) { minute += Int64.random(in: 1...2, using: &random) }
            let time = Timestamp(milliseconds: minute * 60_000)
            let isRepeated = Int.random(in: 0..<3, using: &random) == 0
            let word = UInt64(isRepeated ? Int.random(in: 0..<2, using: &random) : number + 2)
            var element = ExportMatch.Element(
                key: ContentKey(high: UInt64(minute), low: word), person: people.randomElement(using: &random),
                time: time, isDistinctive: !isRepeated, isOriginalText: true, shape: .other)
            func add(isExported: Bool) {
                entries.append(
                    ChatMinutes.Entry(
                        id: UniqueIdentifier(high: isExported ? 1 : 2, low: UInt64(number)), isExported: isExported,
                        time: time, place: entries.count, element: element))
            }
            if isRepeated || Int.random(in: 0..<5, using: &random) > 0 { add(isExported: true) }
            let change = isRepeated ? 5 : Int.random(in: 0..<6, using: &random)
            if change < 2 {
                element.key = ContentKey(high: UInt64(minute), low: word + 1_000)
                element.isOriginalText = false
                if change == 1 { element.shape = .gone }
            }
            if isRepeated || Int.random(in: 0..<5, using: &random) > 0 { add(isExported: false) }
        }
        return entries
    }

    private static func outcomes(
        _ entries: [ChatMinutes.Entry], parts: [[ChatMinutes.Entry]], limit: Int = 8_192
    ) -> Set<ChatComparison.Outcome> {
        let holders = Set(entries.filter(\.isExported).map(\.element.person))
        var comparison = ChatComparison(people: KnownPeople(), holders: holders, isFinal: true, limit: limit)
        let found = parts.flatMap { comparison.add($0) } + comparison.finish()
        #expect(Set(found).count == found.count)
        return Set(found)
    }

    /// The minutes in parts of a few.
    private static func parts(_ entries: [ChatMinutes.Entry], _ random: inout SeededRandom) -> [[ChatMinutes.Entry]] {
        var parts: [[ChatMinutes.Entry]] = []
        for entry in entries {
            let isSameMinute = parts.last?.last?.element.time == entry.element.time
            if let last = parts.indices.last, isSameMinute || Int.random(in: 0..<3, using: &random) > 0 {
                parts[last].append(entry)
            } else {
                parts.append([entry])
            }
        }
        return parts
    }

    @Test("Minute by minute, the same messages are found as in the whole chat at once (WDB-6)", arguments: 0..<4)
    func parts(part: UInt64) {
        for seed in stride(from: part, to: 2_000, by: 4) {
            var random = SeededRandom(seed: seed)
            let entries = Self.chat(&random)
            let whole = Self.outcomes(entries, parts: [entries])
            let divided = Self.outcomes(entries, parts: Self.parts(entries, &random))
            #expect(divided == whole, "seed \(seed)")
            let held = entries.filter(\.isExported)
            let told = entries.filter { !$0.isExported }
            let match = ExportMatch(
                held: held.map(\.element), told: told.map(\.element), holders: Set(held.map(\.element.person)),
                isFinal: true)
            let pairs = zip(told, match.places).compactMap { entry, place in
                place.map { ChatComparison.Outcome.same(entry.id, as: held[$0].id) }
            }
            let found = whole.filter { if case .same = $0 { true } else { false } }
            #expect(found == Set(pairs), "seed \(seed)")
        }
    }

    @Test("Without anything alike for long, no more is held back than the limit (WDB-7)")
    func limit() {
        var comparison = ChatComparison(people: KnownPeople(), holders: [nil], isFinal: true, limit: 100)
        for minute in 0..<5_000 {
            let time = Timestamp(milliseconds: Int64(minute) * 60_000)
            let entries = [true, false].map { isExported in
                ChatMinutes.Entry(
                    id: UniqueIdentifier(high: isExported ? 1 : 2, low: UInt64(minute)), isExported: isExported,
                    time: time, place: 2 * minute + (isExported ? 0 : 1),
                    element: ExportMatch.Element(
                        key: ContentKey(high: UInt64(minute), low: isExported ? 1 : 2), person: nil, time: time,
                        isDistinctive: true, isOriginalText: true, shape: .other))
            }
            #expect(comparison.add(entries).isEmpty)
        }
        #expect(comparison.mostHeld <= 102)
    }

    // MARK: Whole chats

    /// A vault with a chat of so many messages from an export, and the same from a database, none of them joined.
    private static func vault(_ count: Int) async throws -> (store: any VaultStore, chat: UniqueIdentifier) {
        let store = MergeVault().store
        let chat = try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "chat", title: "Chat", kind: .group))
        func sender(_ alias: PersonAlias) async throws -> SenderHandle {
            try await store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [alias],
                    participant: Participant(identifier: nil, displayName: alias.value), isOwner: false,
                    seenAt: Timestamp(milliseconds: 0)))
        }
        let exported = try await sender(PersonAlias(kind: .exportName, value: "Ann"))
        let live = try await sender(PersonAlias(kind: .phoneNumber, value: "+4917011111"))
        var messages: [NewMessage] = []
        for number in 0..<count {
            for isExported in [true, false] {
                let minute = Int64(number / 3) * 60_000
                messages.append(
                    NewMessage(
                        conversation: chat.id, externalID: isExported ? "x1-\(number)" : "3EB\(number)",
                        platform: .whatsapp,
                        timestamp: Timestamp(milliseconds: isExported ? minute : minute + Int64(number % 3)),
                        precision: isExported ? .minute : .millisecond,
                        local: isExported ? LocalTime(text: "then", zone: "UTC") : nil,
                        sender: isExported ? exported : live, direction: .incoming,
                        content: Content(kind: .text, text: "what was said as number \(number)")))
            }
        }
        _ = try await store.save(messages)
        return (store, chat.id)
    }

    private static func reconcile(_ count: Int) async throws -> SettledMessages {
        let (store, chat) = try await vault(count)
        let sealing = try SodiumSealing()
        var takeover = ExportTakeover(store: store, platform: .whatsapp, digest: { sealing.digest128($0) })
        takeover.limits = ChatMinutes.Limits(lookahead: 100, heldBack: 200, page: 50)
        let result = try await takeover.reconcile(chat)
        #expect(result.joined == Int64(count))
        #expect(try await store.conversation(chat)?.messageCount == Int64(count))
        return result
    }

    @Test("A chat four times as long is compared with no more messages in memory (WDB-7)")
    func chatSize() async throws {
        let short = try await Self.reconcile(1_000)
        let long = try await Self.reconcile(4_000)
        #expect(long.mostHeld <= short.mostHeld + short.mostHeld / 8)
        #expect(long.mostHeld < 1_000)
    }
}
