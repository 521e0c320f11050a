import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort
import WhisperCore

/// Stores figures in the vault, as one setting that contains a JSON object.
extension SyncFigures {
    private static func setting(of platform: Platform) -> String { "\(platform.rawValue).figures" }
    private static let latencyMember = "latency"

    /// Returns the total figures of a service over all runs; all zero if the vault has none.
    ///
    /// - Throws: `StoreError` if the vault fails.
    public static func stored(
        in store: any VaultStore, of platform: Platform
    ) async throws(StoreError) -> SyncFigures {
        guard let text = try await store.setting(setting(of: platform)) else { return SyncFigures() }
        return SyncFigures(text: text)
    }

    /// Adds these figures to those of a service that are stored in a vault.
    package func keep(in store: any VaultStore, of platform: Platform) async throws(StoreError) {
        guard self != SyncFigures() else { return }
        try await store.updateSetting(SyncFigures.setting(of: platform)) { present in
            var sum = present.map { SyncFigures(text: $0) } ?? SyncFigures()
            sum.add(self)
            return sum.text
        }
    }

    private var text: String {
        var object = JSONObject()
        for field in SyncFigures.fields { object[field.name] = .number(JSONNumber(self[keyPath: field.path])) }
        var steps = JSONObject()
        for (step, count) in latency.counts.sorted(by: { $0.key < $1.key }) {
            steps[String(step)] = .number(JSONNumber(count))
        }
        object[SyncFigures.latencyMember] = .object(steps)
        return JSONValue.object(object).text
    }

    /// Parses figures from JSON; invalid values count as zero, since no figure is worth a failure.
    private init(text: String) {
        self.init()
        guard case .object(let object)? = try? JSONValue.parse(text) else { return }
        for field in SyncFigures.fields {
            if case .number(let number)? = object[field.name], let count = number.integer, count > 0 {
                self[keyPath: field.path] = count
            }
        }
        guard case .object(let steps)? = object[SyncFigures.latencyMember] else { return }
        var counts: [Int: Int64] = [:]
        for member in steps.members {
            guard let step = Int(member.name), case .number(let number) = member.value else { continue }
            counts[step] = number.integer
        }
        latency = LatencyHistogram(counts: counts)
    }
}
