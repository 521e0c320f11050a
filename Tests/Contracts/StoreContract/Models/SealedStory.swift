import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

/// One sealed message and what is reported about it, by any source in any order. The test opens envelopes itself.
struct SealedStory {
    /// What brings the message.
    enum Home: CaseIterable { case matrix, realtime, bridge, database }

    /// What reports another text.
    enum Report: Int, CaseIterable { case edit, replacement, merge, export, repetition, json }

    /// Who sealed an edit.
    enum Editor: CaseIterable {
        case author, rotated, unverifiedRotation, other, unsigned, revoked, otherKeys

        var isAuthor: Bool { self == .author || self == .rotated }

        var seal: MessageSeal {
            let ann = UniqueIdentifier(version4High: 1, low: 7)
            return switch self {
            case .author: MessageSeal(.signed, signer: Samples.key(1), contact: ann, wasVerified: true)
            case .rotated: MessageSeal(.signed, signer: Samples.key(2), contact: ann, wasVerified: true)
            case .unverifiedRotation: MessageSeal(.signed, signer: Samples.key(3), contact: ann)
            case .other:
                MessageSeal(
                    .signed, signer: Samples.key(4), contact: UniqueIdentifier(version4High: 2, low: 7),
                    wasVerified: true)
            case .unsigned: MessageSeal(.unsigned)
            case .revoked: MessageSeal(.revoked, signer: Samples.key(1), contact: ann)
            case .otherKeys: MessageSeal(.keyChanged, signer: Samples.key(1))
            }
        }
    }

    /// What was sealed: the message, number 0, or an edit of it. Its envelope says so, for the test to open it.
    struct Edit: Hashable {
        var editor = Editor.author
        var number = 0
        var sealedAt: Int64 = 10
        /// Whether it states a position among lines.
        var hasPlace = false

        /// Whether it is one of the message.
        var counts: Bool { editor.isAuthor && !hasPlace && sealedAt >= 10 }
    }

    enum Step {
        case message, deletion
        case report(Report, Int)
        case edit(Edit)
    }

    let trial: Trial
    let home: Home
    let number: Int
    let conversation: UniqueIdentifier
    let sender: NewSender

    init(_ trial: Trial, _ home: Home, number: Int) async throws {
        self.trial = trial
        self.home = home
        self.number = number
        let platform: Platform = home == .matrix ? .matrix : home == .realtime ? .realtime : .whatsapp
        switch home {
        case .matrix: conversation = try await trial.hall("!\(number)")
        case .realtime: conversation = try await trial.room("room \(number)")
        case .bridge, .database: conversation = try await trial.conversation("\(home) \(number)")
        }
        switch home {
        case .matrix: sender = .arrived(ArrivalSender("@ann:here"), in: Samples.account, seenAt: Samples.time(10))
        case .realtime: sender = .synced("ann", on: platform, isOwner: false, seenAt: Samples.time(10))
        case .bridge, .database: sender = Samples.sender([Samples.number("+491")], name: "ann", seenAt: 10)
        }
    }

    private var platform: Platform { home == .matrix ? .matrix : home == .realtime ? .realtime : .whatsapp }
    private var externalID: String { home == .matrix ? "$\(home)/\(number)" : "\(home)/\(number)" }
    private var target: MessageTarget { MessageTarget(conversation: conversation, externalID: externalID) }
    var words: String { words(of: Edit()) }

    func words(of edit: Edit) -> String { "sealed\(edit.number) words \(home) story\(number)" }

    /// A text that looks like an envelope.
    func envelope(of edit: Edit) -> String {
        let editor = Editor.allCases.firstIndex(of: edit.editor) ?? 0
        let parts = [number, Home.allCases.firstIndex(of: home) ?? 0, editor, edit.number, Int(edit.sealedAt)]
        return SealedStory.envelope(parts.map(String.init).joined(separator: "_") + (edit.hasPlace ? "_1." : "_0."))
    }

    static func envelope(_ content: String) -> String {
        "whisper1:v1.c20p." + content + String(repeating: "A", count: 600)
    }

    /// What an envelope contains; nil for another text.
    private func content(of text: String) -> Edit? {
        let parts = text.split(separator: ".")
        guard parts.count > 2, text.hasPrefix("whisper1:v1.c20p.") else { return nil }
        let numbers = parts[2].split(separator: "_").compactMap { Int($0) }
        guard numbers.count == 6, numbers[0] == number else { return nil }
        return Edit(
            editor: Editor.allCases[numbers[2]], number: numbers[3], sealedAt: Int64(numbers[4]),
            hasPlace: numbers[5] == 1)
    }

    static func steps(using random: inout TrialRandom) -> [Step] {
        var steps: [Step] = [.message]
        var times = Array(11...60).shuffled(using: &random)
        for number in 1...Int.random(in: 1...5, using: &random) {
            let editor =
                Bool.random(using: &random) ? Editor.author : Editor.allCases.randomElement(using: &random) ?? .other
            var edit = Edit(editor: editor, number: number, sealedAt: Int64(times.removeLast()))
            if Int.random(in: 0..<6, using: &random) == 0 { edit.hasPlace = true }
            if Int.random(in: 0..<6, using: &random) == 0 { edit.sealedAt = 5 }
            steps.append(.edit(edit))
        }
        for number in 0..<Int.random(in: 0...3, using: &random) { steps.append(.report(.edit, number)) }
        if Bool.random(using: &random) { steps.append(.deletion) }
        steps += steps.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        steps.shuffle(using: &random)
        // What reports a whole message follows it.
        for report in Report.allCases where Bool.random(using: &random) { steps.append(.report(report, 9)) }
        return steps
    }

    func take(_ step: Step) async throws {
        switch step {
        case .message: try await deliver()
        case .report(let report, let count): try await self.report("forged \(count)", by: report, at: Int64(70 + count))
        case .edit(let edit): try await self.edit(edit)
        case .deletion:
            _ = try await trial.store.commit(
                IngestionGroup([.deletion(target, by: sender, claim: .author, at: Samples.time(90))]))
        }
    }

    // MARK: What sources report

    private func new(_ text: String, precision: TimestampPrecision = .millisecond) async throws -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: externalID, platform: platform, timestamp: Samples.time(10),
            precision: precision, sender: try await trial.store.sender(for: sender), direction: .incoming,
            isRead: false, content: Content(kind: .text, text: text))
    }

    /// Brings the message.
    func deliver(_ other: String? = nil) async throws {
        let text = other ?? envelope(of: Edit())
        switch home {
        case .matrix:
            try await trial.arrive(
                ArrivalRoom(
                    Samples.hall("!\(number)"),
                    messages: [
                        Arrival(
                            serverID: externalID, sender: ArrivalSender("@ann:here"),
                            content: Content(kind: .text, text: text), createdAt: Samples.time(10))
                    ]))
        case .realtime:
            try await trial.apply(Samples.event(1, text: text, serverID: externalID), in: "room \(number)")
        case .bridge: _ = try await trial.store.commit(IngestionGroup([.message(try await new(text))]))
        case .database: _ = try await trial.store.commit(IngestionGroup([.merged(try await new(text), with: nil)]))
        }
    }

    /// Reports another text.
    func report(_ text: String, by report: Report, at seconds: Int64) async throws {
        let time = Samples.time(seconds)
        let held = try await trial.store.message(conversation: conversation, externalID: externalID)
        switch report {
        case .edit:
            _ = try await trial.store.commit(IngestionGroup([.edit(target, text: text, by: sender, at: time)]))
        case .replacement, .merge:
            var other = try await new(text)
            other.editedAt = time
            _ = try await trial.store.commit(
                IngestionGroup([
                    report == .merge
                        ? .merged(other, with: held?.unified.id) : .replacement(other, of: held?.unified.id)
                ]))
        case .export:
            if let held { try await trial.store.edit(held.unified.id, text: text, at: time) }
        case .repetition: try await deliver(text)
        case .json:
            // Another precision, so that both are merged.
            var other = try await new(text, precision: .second)
            other.editedAt = time
            _ = try await trial.store.commit(IngestionGroup([.message(other)]))
        }
    }

    /// Reports a sealed edit.
    func edit(_ edit: Edit) async throws {
        let text = envelope(of: edit)
        let time = Samples.time(edit.sealedAt)
        if home == .matrix {
            let change = ArrivalChange.edit(of: externalID, text: text, by: ArrivalSender("@ann:here"), at: time)
            try await trial.arrive(ArrivalRoom(Samples.hall("!\(number)"), messages: [], changes: [change]))
        } else {
            _ = try await trial.store.commit(IngestionGroup([.edit(target, text: text, by: sender, at: time)]))
        }
    }

    // MARK: Opening

    /// Opens what is to be opened: messages before their edits, as a client does.
    func open() async throws {
        let messages = try await trial.messages(in: conversation)
        let edits = messages.filter { SealedText.edited(by: $0.unified) != nil }
        for message in messages.filter({ SealedText.edited(by: $0.unified) == nil }) + edits {
            guard message.carrierText == nil, message.unified.platform != .whisper,
                message.unified.platformSpecific["envelope"] == nil, let text = message.unified.content.text,
                let edit = content(of: text)
            else { continue }
            try await open(message.unified.id, edit)
        }
    }

    private func open(_ carrier: UniqueIdentifier, _ edit: Edit) async throws {
        let isAnns = edit.editor.seal.kind == .signed && edit.editor.seal.contact == Editor.author.seal.contact
        let key = (number * 4 + (Home.allCases.firstIndex(of: home) ?? 0)) * 10 + edit.number
        var opened = Samples.opened(
            key, words(of: edit), in: isAnns ? .inPlaceOf(carrier) : .behind(carrier), at: edit.sealedAt)
        opened.seal = edit.editor.seal
        opened.platformSpecific = edit.hasPlace ? #"{"envelope":{"line":"a place"}}"# : #"{"envelope":{}}"#
        let outcome = try await trial.store.commitOpening(Samples.opening(key), storing: opened)
        if outcome == .replayed {
            try await trial.store.markCarrier(carrier, as: .replayed)
        } else if !isAnns {
            try await trial.store.markCarrier(carrier, as: .openedBehind)
        }
    }

    // MARK: Reading

    /// The message.
    func message() async throws -> StoredMessage {
        guard let found = try await trial.store.message(conversation: conversation, externalID: externalID) else {
            throw TrialError.missing
        }
        return found
    }

    /// Expects that whatever is shown with a seal is what was sealed under it, and nothing forged in its place.
    func expectTrue(_ comment: Comment) async throws {
        for message in try await trial.messages(in: conversation) {
            let text = message.unified.content.text ?? ""
            let versions = try await trial.store.versions(of: message.unified.id).map(\.text)
            try #require(!(versions + [text]).contains { $0.contains("forged") }, comment)
            guard let seal = message.seal else { continue }
            let number = text.split(separator: " ").first?.dropFirst("sealed".count).first.flatMap { Int(String($0)) }
            try #require(number != nil, comment)
            let isAnns = seal.contact == Editor.author.seal.contact && seal.kind == .signed
            if message.unified.externalID == externalID { try #require(isAnns && message.carrierText != nil, comment) }
        }
    }

    /// Expects that the last edit of the author is shown, and that no sealed words are lost.
    func expectWhole(after steps: [Step], _ comment: Comment) async throws {
        let edits = Set(steps.compactMap { if case .edit(let edit) = $0 { edit } else { nil } })
        let counting = edits.filter(\.counts).sorted { $0.sealedAt < $1.sealedAt }
        let message = try await message()
        let isDeleted = steps.contains { if case .deletion = $0 { true } else { false } }
        let all = try await trial.messages(in: conversation).map { message in
            let text = message.unified.content.text?.suffix(24) ?? "none"
            return
                "\(message.unified.externalID): \(text), \(message.seal?.kind.rawValue ?? "no seal"), \(message.shownAt)"
        }
        let shown: Comment = "\(all), \(message.unified.editedAt as Any), \(comment.rawValue)"
        try #require(message.unified.content.text == words(of: counting.last ?? Edit()), shown)
        try #require(message.unified.content.kind == (isDeleted ? .deleted : .text), comment)
        try #require(message.seal == (counting.last ?? Edit()).editor.seal, comment)
        let versions = try await trial.store.versions(of: message.unified.id).map(\.text)
        try #require(versions == ([Edit()] + counting).dropLast().map(words(of:)), comment)
        for edit in edits where !edit.counts {
            let found = try await trial.found(.term("sealed\(edit.number)")) { $0.conversation = conversation }
            try #require(found == [words(of: edit)], comment)
        }
    }
}
