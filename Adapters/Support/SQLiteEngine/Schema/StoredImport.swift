internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// The stored form of what is recorded about an import.
enum StoredImport {
    /// How a file was read, as a JSON object; the conversation has a column of its own.
    static func text(_ reading: ImportReading) -> String {
        JSONValue.object([
            "contents": .string(reading.contents), "date_order": .string(reading.dateOrder),
            "zone": .string(reading.zone), "owner": .string(reading.owner), "owner_given": .bool(reading.isOwnerGiven),
            "people": .array(reading.people.map { .string($0.description) }),
        ]).text
    }

    /// The opposite of `text(_:)`.
    ///
    /// - Throws: `.damaged` for any other text.
    static func reading(_ text: String, conversation: UniqueIdentifier) throws(StoreError) -> ImportReading {
        let object = try StoredJSON.object(text)
        guard case .string(let contents)? = object["contents"], case .string(let order)? = object["date_order"],
            case .string(let zone)? = object["zone"]
        else { throw StoreError(.damaged) }
        var owner: String?
        if case .string(let name)? = object["owner"] { owner = name }
        var people: [UniqueIdentifier] = []
        if case .array(let ids)? = object["people"] {
            for case .string(let text) in ids { if let id = UniqueIdentifier(text) { people.append(id) } }
        }
        return ImportReading(
            conversation: conversation, contents: contents, dateOrder: order, zone: zone, owner: owner,
            isOwnerGiven: object["owner_given"] == .bool(true), people: people)
    }

    /// Ranges of positions: `64-640 768-768`.
    static func text(_ known: KnownPositions) -> String {
        known.ranges.map { "\($0.lowerBound.rawValue)-\($0.upperBound.rawValue)" }.joined(separator: " ")
    }

    /// The opposite of `text(_:)`.
    ///
    /// - Throws: `.damaged` for any other text.
    static func known(_ text: String) throws(StoreError) -> KnownPositions {
        var ranges: [ClosedRange<ChatPosition>] = []
        for part in text.split(separator: " ") {
            let ends = part.split(separator: "-").compactMap { Int64($0) }
            guard ends.count == 2, ends[0] <= ends[1] else { throw StoreError(.damaged) }
            ranges.append(ChatPosition(rawValue: ends[0])...ChatPosition(rawValue: ends[1]))
        }
        guard let known = KnownPositions(exactly: ranges) else { throw StoreError(.damaged) }
        return known
    }
}
