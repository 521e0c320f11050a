extension UnifiedMessage {
    /// Whether its external id was made from its content, as for messages of exports, which have no ids (ING-2).
    public var hasSyntheticID: Bool { SyntheticID.isOne(externalID) }
}

extension SyntheticID {
    /// Whether an id has the form of `text(seconds:high:low:)`.
    static func isOne(_ id: String) -> Bool {
        let bytes = Array(id.utf8)
        return bytes.count == 36 && bytes.starts(with: "x1-".utf8) && bytes[13] == UInt8(ascii: "-")
            && bytes[3..<13].allSatisfy { digits.contains($0) }
            && bytes[14...].allSatisfy { letters.contains($0) }
    }

    /// The seconds in an id; nil for one of another form.
    static func seconds(of id: String) -> Int64? {
        isOne(id) ? Int64(id.dropFirst(3).prefix(10), radix: 16) : nil
    }

    /// The id of a message with some content, where something else has the one that it would get.
    package static func replacement(of id: String, _ key: ContentKey) -> String {
        text(seconds: seconds(of: id) ?? 0, high: key.high, low: key.low)
    }

    private static let digits = Set("0123456789abcdef".utf8)
    private static let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
