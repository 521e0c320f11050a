/// Distinguishes headers that WhatsApp wrote from those inside messages that were copied from a chat and pasted into this one.
///
/// One program writes an export in one go, so that its headers are alike. Copied messages are `[8:05 am, 12/01/2025] Ana: …`
/// where a browser or an older Android phone copied them, and `[12/01/25, 8:05:11 AM] Ana: …` where an iPhone did: brackets
/// distinguish them from Android's headers, and the seconds, or a time before the date, from an iPhone's. So does the end of the
/// line before: an iPhone ends messages with CRLF, and the lines within one with LF; Android ends messages with
/// LF, and has CRLF only within what was pasted.
struct PastedHeaders: Equatable, Sendable {
    /// The layouts that are not the file's, a bit for each.
    private var layouts: UInt8 = 0
    /// The layout of the file's own headers, and whether those that follow CRLF, or those that follow LF, are pasted.
    private var own: (layout: Int, followReturns: Bool)?

    var isEmpty: Bool { layouts == 0 && own == nil }

    /// Whether a header is pasted.
    /// - Parameter followsReturn: Whether the line before ends with CRLF; nil if that is not known.
    func contains(_ shape: HeaderShape, followsReturn: Bool?) -> Bool {
        let layout = PastedHeaders.layout(shape)
        if layouts & 1 << UInt8(layout) != 0 { return true }
        guard let own, own.layout == layout, let followsReturn else { return false }
        return own.followReturns == followsReturn
    }

    mutating func insert(_ layout: Int) { layouts |= 1 << UInt8(layout) }

    mutating func insert(_ layout: Int, followReturns: Bool) { own = (layout, followReturns) }

    /// No brackets, or brackets with and without seconds, with the date or the time first.
    static let layoutCount = 5

    /// The number of a shape's layout.
    static func layout(_ shape: HeaderShape) -> Int {
        shape.isBracketed ? 1 + (shape.hasSeconds ? 1 : 0) + (shape.isTimeFirst ? 2 : 0) : 0
    }

    static func == (one: PastedHeaders, other: PastedHeaders) -> Bool {
        one.layouts == other.layouts && one.own?.layout == other.own?.layout
            && one.own?.followReturns == other.own?.followReturns
    }
}

/// What a file shows about the headers that are its own, counted in one pass.
///
/// A pasted line in exactly the form of the file's own cannot be told from one. Where it is uncertain that lines were pasted,
/// they stay messages: people put several exports into one file.
struct HeaderEvidence: Sendable {
    private var layouts = Runs(kinds: PastedHeaders.layoutCount)
    /// Of the first layout: what ends the line before, LF or CRLF.
    private var ends = Runs(kinds: 2)
    private var first: Int?

    /// Observes a message.
    /// - Parameter isNotice: Whether WhatsApp wrote it.
    mutating func observe(_ message: borrowing ScannedMessage, _ shapes: [HeaderShape], isNotice: Bool) {
        let layout = PastedHeaders.layout(shapes[Int(message.header.shape)])
        if first == nil { first = layout }
        let bytes = message.range.count
        layouts.observe(layout, bytes: bytes, isNotice: isNotice)
        guard layout == first, let followsReturn = message.followsReturn else { return }
        ends.observe(followsReturn ? 1 : 0, bytes: bytes, isNotice: isNotice)
    }

    /// The headers of which nothing shows that they are the file's own, once all messages were observed. The first one is
    /// in any case.
    var pasted: PastedHeaders {
        var pasted = PastedHeaders()
        guard let first else { return pasted }
        for layout in layouts.strangers(beside: first) { pasted.insert(layout) }
        let end = ends.isMore(1, than: 0) ? 1 : 0
        for other in ends.strangers(beside: end) { pasted.insert(first, followReturns: other == 1) }
        return pasted
    }
}

/// How headers of several kinds follow each other in a file.
private struct Runs: Sendable {
    private struct Kind: Sendable {
        var headers = 0
        /// How often one of another kind precedes one of these.
        var runs = 0
        /// The largest number of bytes between headers of other kinds.
        var longestRun = 0
        /// Whether a notice has such a header. WhatsApp does not let people copy notices.
        var hasNotice = false
    }

    private var kinds: [Kind]
    /// The kind of the latest headers, how many they are, and the bytes of their messages.
    private var latest = (kind: -1, headers: 0, bytes: 0)

    /// More than a message can hold: WhatsApp allows 65,536 characters.
    private static let longestMessage = 65_536
    /// If every fourth message were followed by pasted ones, these would rather be the file's own.
    private static let share = 4

    init(kinds: Int) { self.kinds = [Kind](repeating: Kind(), count: kinds) }

    mutating func observe(_ kind: Int, bytes: Int, isNotice: Bool) {
        if kind != latest.kind {
            kinds[kind].runs += 1
            latest = (kind, 0, 0)
        }
        latest.headers += 1
        latest.bytes += bytes
        kinds[kind].headers += 1
        if latest.bytes > kinds[kind].longestRun { kinds[kind].longestRun = latest.bytes }
        if isNotice { kinds[kind].hasNotice = true }
    }

    func isMore(_ kind: Int, than other: Int) -> Bool { kinds[kind].headers > kinds[other].headers }

    /// The kinds that are not the file's own, beside one that is.
    func strangers(beside own: Int) -> [Int] {
        kinds.indices.filter { $0 != own && kinds[$0].headers > 0 && !isOwn($0, beside: kinds[own].headers) }
    }

    /// Whether headers are those of another export in the file, or of one that another program changed: a notice has one,
    /// they are more than a message can hold, they are everywhere, or the end of the file has more of them than the rest has
    /// of its own.
    private func isOwn(_ number: Int, beside headers: Int) -> Bool {
        let kind = kinds[number]
        return kind.hasNotice || kind.longestRun > Runs.longestMessage || kind.runs * Runs.share >= headers
            || latest.kind == number && latest.headers > headers
    }
}
