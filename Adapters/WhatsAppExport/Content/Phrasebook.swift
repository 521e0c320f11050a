import WhisperMessage

/// The wording of all languages, prepared for matching in bytes. One file may mix languages, as users change the
/// language of their phone.
struct Phrasebook: Sendable {
    /// The meanings of a whole first line.
    enum Line: Sendable {
        case omitted(ContentKind, isGIF: Bool)
        case deleted(Deletion)
        case call(isVideo: Bool, isMissed: Bool)
        case liveLocation
        case viewOnce
        case waiting
        case null
    }

    /// Phrases that form a line on any phone.
    let lines: PhraseSet<Line>
    /// Phrases that are recognised only after a mark, or in a file from iOS, because people also write them.
    let markedLines: PhraseSet<Line>
    /// Phrases in angle brackets in place of media.
    let bracketed: PhraseSet<Line>
    let fileAttached: PhraseSet<Bool>
    let attached: PhraseSet<Bool>
    let edited: PhraseSet<Bool>
    let poll: PhraseSet<Bool>
    let pollOption: PhraseSet<Bool>
    let location: PhraseSet<Bool>
    let encryption: PrefixSet
    /// Parts of the word for "encrypted" in many languages.
    let encryptionStems: EventPhrases
    let deletedByAdmin: PrefixSet
    /// What precedes the colon of a notice, as a whole.
    let halves: PhraseSet<SystemEvent>
    /// Parts of the word for "community" in many languages.
    let communityStems: EventPhrases
    /// WhatsApp's messages about errors, and what precedes their colon.
    let errors: PhraseSet<Bool>
    let errorNames: PhraseSet<Bool>
    /// Parts of system messages.
    let events: EventPhrases

    static let shared = Phrasebook(Wording.all + Wording.further)

    init(_ wordings: [Wording]) {
        func collect<Meaning>(_ meaning: Meaning, _ part: (Wording) -> [String]) -> [(String, Meaning)] {
            wordings.flatMap { wording in part(wording).flatMap(Nukta.spellings).map { ($0, meaning) } }
        }
        let typed: [(String, Line)] =
            collect(.omitted(.image, isGIF: false), \.imageOmitted)
            + collect(.omitted(.video, isGIF: false), \.videoOmitted)
            + collect(.omitted(.audio, isGIF: false), \.audioOmitted)
            + collect(.omitted(.video, isGIF: true), \.gifOmitted)
            + collect(.omitted(.sticker, isGIF: false), \.stickerOmitted)
            + collect(.omitted(.document, isGIF: false), \.documentOmitted)
            + collect(.omitted(.contact, isGIF: false), \.contactOmitted)
        let missed: [(String, Line)] =
            collect(.call(isVideo: false, isMissed: true), \.missedVoiceCall)
            + collect(.call(isVideo: true, isMissed: true), \.missedVideoCall)
        let deleted: [(String, Line)] =
            collect(.deleted(.bySender), \.deleted) + collect(.deleted(.byOwner), \.deletedByYou)
        lines = PhraseSet(
            deleted + missed + collect(.liveLocation, \.liveLocation) + collect(.waiting, \.waiting)
                + [("null", .null)])
        markedLines = PhraseSet(
            typed + collect(.viewOnce, \.viewOnce) + collect(.call(isVideo: false, isMissed: false), \.voiceCall)
                + collect(.call(isVideo: true, isMissed: false), \.videoCall))
        bracketed = PhraseSet(
            collect(.omitted(.unknown, isGIF: false), \.mediaOmitted) + typed + collect(.viewOnce, \.viewOnce))
        fileAttached = PhraseSet(collect(true, \.fileAttached))
        attached = PhraseSet(collect(true, \.attached))
        edited = PhraseSet(collect(true, \.edited))
        poll = PhraseSet(collect(true, \.poll))
        pollOption = PhraseSet(collect(true, \.pollOption))
        location = PhraseSet(collect(true, \.location))
        encryption = PrefixSet(wordings.flatMap(\.encryption).flatMap(Nukta.spellings))
        encryptionStems = EventPhrases(
            Wording.encryptionStems.flatMap(Nukta.spellings).map { SystemPhrase(.encryptionNotice, $0) })
        deletedByAdmin = PrefixSet(wordings.flatMap(\.deletedByAdmin).flatMap(Nukta.spellings))
        halves = PhraseSet(wordings.flatMap(\.halves).map { ($0.text, $0.event) })
        communityStems = EventPhrases(Wording.communityStems.map { SystemPhrase(.memberJoined, $0) })
        let allErrors = collect(true, \.errors)
        errors = PhraseSet(allErrors)
        errorNames = PhraseSet(allErrors.map { (String($0.0.prefix { $0 != ":" }), true) })
        events = EventPhrases(
            wordings.flatMap { $0.notice + $0.group }.flatMap { phrase in
                Nukta.spellings(phrase.text).map { SystemPhrase(phrase.event, $0) }
            })
    }

    /// The event in a line without a sender; nil if no table contains it.
    func event(_ bytes: Span<UInt8>, _ range: Range<Int>) -> SystemEvent? {
        if encryption.matches(bytes, range) { return .encryptionNotice }
        if case .call? = lines.meaning(of: bytes, range) { return .missedCall }
        return events.find(bytes, range)?.event
    }

    /// The event of a notice that ends in a colon and a name, by the words before the colon: `You created the group`, or that
    /// someone joined a group of a community or was added to it. In languages whose wording is not known, the latter is
    /// recognised by at least six words, among them a phrase for adding or joining and the word for community.
    func noticeOfName(_ bytes: Span<UInt8>, _ name: Range<Int>) -> SystemEvent? {
        if let event = halves.meaning(of: bytes, name) { return event }
        guard let event = events.find(bytes, name)?.event, event == .memberAdded || event == .memberJoined,
            communityStems.find(bytes, name) != nil
        else { return nil }
        var blanks = 0
        for index in name where bytes[index] == UInt8(ascii: " ") { blanks += 1 }
        return blanks >= 5 ? event : nil
    }

    /// The event in a line that an iPhone attributes to the chat.
    func attributedEvent(_ bytes: Span<UInt8>, _ range: Range<Int>) -> SystemEvent? {
        event(bytes, range) ?? (isEncryptionNotice(bytes, range) ? .encryptionNotice : nil)
    }

    /// Whether a line says that a chat is encrypted, in a language with or without a table.
    func isEncryptionNotice(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        encryption.matches(bytes, range)
            || encryptionStems.find(bytes, range) != nil
                && bytes.firstIndex(of: Array("://".utf8), from: range.lowerBound, to: range.upperBound) == nil
    }
}

/// Parts of lines, searched for in one pass.
struct EventPhrases: Sendable {
    private struct Phrase: Sendable {
        let event: SystemEvent
        let bytes: [UInt8]
        let precedence: Int
    }

    /// The phrases that begin with a pair of bytes.
    private var byPair: [UInt16: [Phrase]] = [:]
    private var gate = [Bool](repeating: false, count: 1 << 16)

    /// The number of bytes of a line that are searched.
    private static let reach = 512

    init(_ phrases: [SystemPhrase]) {
        for (precedence, phrase) in phrases.enumerated() {
            let bytes = Array(phrase.text.utf8)
            guard bytes.count >= 2 else { continue }
            let pair = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
            byPair[pair, default: []].append(Phrase(event: phrase.event, bytes: bytes, precedence: precedence))
            gate[Int(pair)] = true
        }
    }

    /// The event of the phrase with the highest precedence in a range, and where that phrase begins.
    func find(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (event: SystemEvent, start: Int)? {
        var best: (event: SystemEvent, start: Int, precedence: Int)?
        let end = min(range.upperBound, range.lowerBound + EventPhrases.reach)
        var index = range.lowerBound
        while index + 1 < end {
            let pair = UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
            if gate[Int(pair)], let candidates = byPair[pair] {
                for phrase in candidates where phrase.precedence < best?.precedence ?? .max {
                    guard bytes.starts(with: phrase.bytes, at: index, to: end) else { continue }
                    best = (phrase.event, index, phrase.precedence)
                }
            }
            index += 1
        }
        return best.map { ($0.event, $0.start) }
    }
}

/// Beginnings of lines.
struct PrefixSet: Sendable {
    /// The phrases that begin with each byte.
    private var byFirstByte: [[[UInt8]]]
    /// Whether there are any.
    private var gate: [Bool]

    init(_ phrases: [String]) {
        byFirstByte = [[[UInt8]]](repeating: [], count: 256)
        gate = [Bool](repeating: false, count: 256)
        for phrase in phrases.map({ Array($0.utf8) }) {
            guard let first = phrase.first else { continue }
            byFirstByte[Int(first)].append(phrase)
            gate[Int(first)] = true
        }
    }

    /// Whether a range begins with one of the phrases.
    func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let start = Marks.skip(bytes, from: range.lowerBound, to: range.upperBound)
        guard start < range.upperBound, gate[Int(bytes[start])] else { return false }
        for candidate in byFirstByte[Int(bytes[start])]
        where bytes.starts(with: candidate, at: start, to: range.upperBound) { return true }
        return false
    }
}

/// Who deleted a message.
enum Deletion: String, Sendable {
    case bySender = "sender"
    case byOwner = "owner"
    case byAdministrator = "administrator"
}

/// The dot below a Devanagari letter, which files contain both as part of the letter and as a character of its own.
enum Nukta {
    private static let dot: Unicode.Scalar = "\u{93C}"
    /// The letters, and what they are with the dot.
    private static let letters: [(Unicode.Scalar, Unicode.Scalar)] = [
        ("\u{915}", "\u{958}"), ("\u{916}", "\u{959}"), ("\u{917}", "\u{95A}"), ("\u{91C}", "\u{95B}"),
        ("\u{921}", "\u{95C}"), ("\u{922}", "\u{95D}"), ("\u{92B}", "\u{95E}"), ("\u{92F}", "\u{95F}"),
    ]

    /// A phrase as it is, and as it is spelled with the dot apart and with the dot in the letter.
    static func spellings(_ phrase: String) -> [String] {
        guard phrase.unicodeScalars.contains(where: { 0x900..<0x980 ~= $0.value }) else { return [phrase] }
        var apart = String.UnicodeScalarView()
        for scalar in phrase.unicodeScalars {
            if let letter = letters.first(where: { $0.1 == scalar }) {
                apart.append(letter.0)
                apart.append(dot)
            } else {
                apart.append(scalar)
            }
        }
        var joined = String.UnicodeScalarView()
        for scalar in apart {
            if scalar == dot, let last = joined.last, let letter = letters.first(where: { $0.0 == last }) {
                joined.removeLast()
                joined.append(letter.1)
            } else {
                joined.append(scalar)
            }
        }
        return [String(apart), String(joined)]
    }
}
