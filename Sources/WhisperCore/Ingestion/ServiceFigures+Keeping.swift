import WhisperArchive
import WhisperJSONText
public import WhisperStorePort

/// Stores figures in the vault, as one setting with a JSON object.
extension ServiceFigures {
    /// The setting's name.
    static let setting = "ingestion.figures"
    private static let latencyMember = "latency"

    /// The figures stored in a vault; all zero if there are none.
    ///
    /// - Throws: The vault's error.
    public static func stored(in store: some VaultStore) async throws(StoreError) -> ServiceFigures {
        guard let text = try await store.setting(setting) else { return ServiceFigures() }
        return ServiceFigures(text: text)
    }

    /// Adds these figures to those stored in a vault.
    func keep(in store: some VaultStore) async throws(StoreError) {
        guard self != ServiceFigures() else { return }
        try await store.updateSetting(ServiceFigures.setting) { present in
            var sum = present.map { ServiceFigures(text: $0) } ?? ServiceFigures()
            sum.add(self)
            return sum.text
        }
    }

    /// The figures as JSON.
    var text: String {
        var object = JSONObject()
        for field in ServiceFigures.fields { object[field.name] = .integer(self[keyPath: field.path]) }
        var steps = JSONObject()
        for (step, count) in latency.counts.sorted(by: { $0.key < $1.key }) { steps[String(step)] = .integer(count) }
        object[ServiceFigures.latencyMember] = .object(steps)
        return JSONValue.object(object).text
    }

    /// Parses figures from JSON; invalid ones count as zero, as they are not worth a failure.
    init(text: String) {
        self.init()
        guard case .object(let object)? = try? JSONValue.parse(text) else { return }
        for field in ServiceFigures.fields {
            if case .number(let number)? = object[field.name], let count = number.integer, count > 0 {
                self[keyPath: field.path] = count
            }
        }
        guard case .object(let steps)? = object[ServiceFigures.latencyMember] else { return }
        var counts: [Int: Int64] = [:]
        for member in steps.members {
            guard let step = Int(member.name), case .number(let number) = member.value else { continue }
            counts[step] = number.integer
        }
        latency = LatencyHistogram(counts: counts)
    }
}
