import WhisperCharts
import WhisperJSONText
import WhisperStorePort

/// The figures as `stats --json` prints them.
enum StatisticsJSON {
    /// One object: the figures of the whole vault, and what its messages add up to under `activity`.
    ///
    /// - Parameter statistics: Nil if only some messages were counted; the members are null then, but for those that the
    ///   messages themselves give.
    static func value(_ statistics: VaultStatistics?, _ figures: ActivityFigures) -> JSONValue {
        [
            "type": "statistics", "conversations": .integer(statistics?.conversations),
            "messages": .integer(statistics?.messages ?? figures.messages + figures.systemLines),
            "unread": .integer(statistics?.unread), "people": .integer(statistics?.people),
            "contacts": .integer(statistics?.contacts), "attachments": .integer(statistics?.attachments),
            "blobs": .integer(statistics?.blobs), "blob_bytes": .integer(statistics?.blobBytes),
            "file_bytes": .integer(statistics?.fileBytes),
            "first": .string((statistics == nil ? figures.first : statistics?.first)?.rfc3339()),
            "last": .string((statistics == nil ? figures.last : statistics?.last)?.rfc3339()),
            "by_platform": object(statistics?.byPlatform.map { ($0.key.rawValue, $0.value) }),
            "by_type": object(statistics?.byKind.map { ($0.key.rawValue, $0.value) }),
            "by_month": object(statistics?.byMonth.map { ($0.key, $0.value) }),
            "activity": .object(figures.json),
        ]
    }

    private static func object(_ counts: [(String, Int64)]?) -> JSONValue {
        guard let counts else { return .null }
        var object = JSONObject()
        object.appendNew(
            counts.sorted { $0.0 < $1.0 }.map { JSONObject.Member(name: $0.0, value: .integer($0.1)) })
        return .object(object)
    }
}
