/// Tells whether words are those of a message that the vault's owner has deleted (ING-2).
///
/// A mark of the owner has no words any more, only the content key that they had. So what a source shows in the minute of a
/// mark is the deleted message if it has this key at the time under which the message was read.
public struct DeletedWords: Sendable {
    private var builder: ContentKeyBuilder

    /// Creates a comparison that uses the vault's digest.
    public init(digest: @escaping Digest128) {
        builder = ContentKeyBuilder(digest: digest)
    }

    /// Whether a mark is what is left of a message with this content.
    public mutating func were(_ content: Content, of mark: StoredMessage) -> Bool {
        guard mark.unified.isOwnersMark, let key = mark.contentKey else { return false }
        let second = mark.unified.timestamp.wholeSeconds
        guard mark.unified.local != nil else { return builder.key(localSeconds: second, content: content) == key }
        if let local = mark.unified.syntheticSeconds {
            return builder.key(localSeconds: local, content: content) == key
        }
        // A better source has given the message its id and its time, which differs from the one of the export by the offset of
        // a zone, and in the seconds.
        let minute = second - ((second % 60) + 60) % 60
        return DeletedWords.offsets.contains { offset in
            (0..<60).contains { builder.key(localSeconds: minute + offset + $0, content: content) == key }
        }
    }

    /// The offsets of zones from UTC, in seconds.
    private static let offsets = stride(from: -12 * 3_600, through: 14 * 3_600, by: 900).map(Int64.init)
}

extension UnifiedMessage {
    /// The local time, in seconds, with which an export's message got its external id; nil if neither this id nor the one
    /// by which exports know it was made so.
    fileprivate var syntheticSeconds: Int64? {
        if let seconds = SyntheticID.seconds(of: externalID) { return seconds }
        guard case .string(let linked)? = platformSpecific[UnifiedMessage.linkedMember] else { return nil }
        return SyntheticID.seconds(of: linked)
    }
}
