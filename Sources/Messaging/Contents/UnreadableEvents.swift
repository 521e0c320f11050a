import WhisperArchive
import WhisperJSONText
import WhisperMessage
public import WhisperStorePort

/// The sequence numbers in whose place a server delivers something that cannot be read, by its ids of conversations: one
/// setting that contains a JSON object.
///
/// Like those that the server omits, they are missing until their events arrive; this tells one from the other. They
/// belong to an epoch, as all sequence numbers do.
public struct UnreadableEvents: Sendable {
    private let store: any VaultStore

    /// The number of ranges that are kept of a conversation: the latest.
    private static let most = 1_000
    private static let setting = "\(Platform.realtime.rawValue).unreadable"

    /// Creates an accessor for the conversations of a vault.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// Returns those of the missing sequence numbers of conversations that are unreadable and not omitted, by the server's
    /// ids of the conversations.
    ///
    /// - Throws: `StoreError` if the vault fails.
    public func ranges(in cursors: [SyncCursor]) async throws(StoreError) -> [String: [ClosedRange<Int64>]] {
        guard cursors.contains(where: { !$0.missing.isEmpty }) else { return [:] }
        let kept = UnreadableEvents.object(try await store.setting(UnreadableEvents.setting))
        var ranges: [String: [ClosedRange<Int64>]] = [:]
        for cursor in cursors {
            guard let held = Held(kept[cursor.serverConversation]), held.epoch == cursor.epoch else { continue }
            let unreadable = MissingSequences.common(held.ranges, cursor.missing)
            if !unreadable.isEmpty { ranges[cursor.serverConversation] = unreadable }
        }
        return ranges
    }

    /// Records unreadable sequence numbers of a conversation in an epoch.
    ///
    /// - Throws: `StoreError` if the vault fails.
    public func note(
        _ ranges: [ClosedRange<Int64>], of conversation: String, epoch: String?
    ) async throws(StoreError) {
        guard !ranges.isEmpty else { return }
        try await store.updateSetting(UnreadableEvents.setting) { text in
            var kept = UnreadableEvents.object(text)
            var held = Held(kept[conversation])
            if held?.epoch != epoch { held = nil }
            let all = MissingSequences.union(held?.ranges ?? [], ranges).suffix(UnreadableEvents.most)
            kept[conversation] = Held(epoch: epoch, ranges: Array(all)).json
            return JSONValue.object(kept).text
        }
    }

    private static func object(_ text: String?) -> JSONObject {
        guard let text, case .object(let object)? = try? JSONValue.parse(text) else { return JSONObject() }
        return object
    }

    /// What is held of a conversation.
    private struct Held {
        let epoch: String?
        let ranges: [ClosedRange<Int64>]

        init(epoch: String?, ranges: [ClosedRange<Int64>]) {
            self.epoch = epoch
            self.ranges = ranges
        }

        init?(_ value: JSONValue?) {
            guard case .object(let object)? = value, case .array(let pairs)? = object["ranges"] else { return nil }
            epoch = if case .string(let text)? = object["epoch"] { text } else { nil }
            ranges = pairs.compactMap { pair in
                guard case .array(let ends) = pair, ends.count == 2, case .number(let first) = ends[0],
                    case .number(let last) = ends[1], let low = first.integer, let high = last.integer, low <= high
                else { return nil }
                return low...high
            }
        }

        var json: JSONValue {
            let pairs = ranges.map {
                JSONValue.array([
                    .number(JSONNumber($0.lowerBound)), .number(JSONNumber($0.upperBound)),
                ])
            }
            return ["epoch": epoch.map { .string($0) } ?? .null, "ranges": .array(pairs)]
        }
    }
}
