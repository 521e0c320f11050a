import WhisperMessage
import WhisperRowPort
import WhisperTextCoding
import WhisperWhatsAppRows

/// A row of `ZWAMEDIAITEM`.
struct IOSMediaItem: Sendable {
    let id: Int64
    let path: String?
    let link: String?
    let title: String?
    /// Contact cards, or the media type of a file.
    let cards: String?
    /// The names of the cards, a place's name, or the hash of a file.
    let cardNames: String?
    let size: Int64?
    let seconds: Int64?
    /// A place, or the size of a picture in pixels.
    let latitude: Double?
    let longitude: Double?
    let aspect: Double?
    let metadata: IOSMediaMetadata?
    /// The bytes that the row takes in memory, roughly.
    let bytes: Int
    /// Whether a value exceeds what any release writes. The row is then left out.
    let isTooLong: Bool

    /// The longest text.
    private static let maximumText = 1_024 * 1_024

    /// Reads a row; nil without an id.
    init?(_ batch: RowBatch, _ row: Int, _ table: ProbedTable<MediaColumn>) {
        guard let id = batch.integer(row, table.place(.id)) else { return nil }
        self.id = id
        var bytes = 256
        var isTooLong = false
        func text(_ column: MediaColumn) -> String? {
            let place = table.place(column)
            guard let content = batch.content(row, place), content.count <= Self.maximumText else {
                isTooLong = isTooLong || batch.isTooLong(row, place) || batch.content(row, place) != nil
                return nil
            }
            bytes += content.count
            return batch.nonEmptyText(row, place)
        }
        path = text(.path)
        link = text(.link)
        title = text(.title)
        cards = text(.cards)
        cardNames = text(.cardNames)
        size = batch.integer(row, table.place(.size)).flatMap { $0 > 0 ? $0 : nil }
        seconds = batch.real(row, table.place(.seconds)).flatMap { Int64(exactly: $0.rounded()) }
            .flatMap { $0 > 0 ? $0 : nil }
        latitude = Self.finite(batch.real(row, table.place(.latitude)))
        longitude = Self.finite(batch.real(row, table.place(.longitude)))
        aspect = Self.finite(batch.real(row, table.place(.aspect)))
        let place = table.place(.metadata)
        let content = batch.content(row, place)
        metadata = content.flatMap { IOSMediaMetadata(Array($0)) }
        self.bytes = bytes + (content?.count ?? 0)
        self.isTooLong =
            isTooLong || batch.isTooLong(row, place) || (content?.count ?? 0) > IOSMediaMetadata.maximumBytes
    }

    private static func finite(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }

    /// The media type of the file.
    var mediaType: String? {
        guard let cards, cards.utf8.count <= 256, cards.utf8.contains(UInt8(ascii: "/")), !cards.contains("BEGIN:")
        else {
            return nil
        }
        return cards
    }

    /// SHA-256 of the file, which is written in Base64.
    var sha256: [UInt8]? {
        guard let cardNames, cardNames.utf8.count == 44, let digest = Base64.bytes(of: cardNames), digest.count == 32
        else { return nil }
        return digest
    }

    /// Width and height of a picture in pixels.
    var pixels: (width: Int64, height: Int64)? {
        guard let latitude, let longitude, let first = Int64(exactly: latitude.rounded()),
            let second = Int64(exactly: longitude.rounded()), (1...65_535).contains(first),
            (1...65_535).contains(second)
        else { return nil }
        // The ratio of width to height says which is which, where a release writes it.
        guard let aspect, aspect > 0, aspect != 1 else { return (first, second) }
        let isWide = aspect > 1
        return (first > second) == isWide ? (first, second) : (second, first)
    }

    /// The path below the folder `Message`.
    var relativePath: String? {
        guard let path else { return nil }
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        let below = parts.first == "Message" ? parts.dropFirst() : parts[...]
        return below.isEmpty ? nil : below.joined(separator: "/")
    }
}
