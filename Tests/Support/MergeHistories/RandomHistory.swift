import WhisperMessage
import WhisperTestSupport

/// What happened in a chat, and what its phone, copies of its database, exports and a bridge show of it.
///
/// A seed replays it. Everything happens at a millisecond; bridges report seconds, exports minutes. Sources begin and
/// end between two minutes, as in the middle of one, equal words could not be distinguished. The phone's address book
/// gives each person one name, which its databases and its exports show.
public struct RandomHistory: Sendable {
    /// What delivers a part of the history.
    public enum Source: String, CaseIterable, Sendable {
        case export, database, olderDatabase, bridge
        /// The messages of a vault that has the older database alone, as JSON Lines.
        case json
    }

    /// The sources that tell of the history themselves.
    static let witnesses: [Source] = [.export, .database, .olderDatabase, .bridge]

    static let title = "Garden"
    static let end: Int64 = 1_600_000_000_000 + 86_400_000

    let people: HistoryPeople
    let said: [Said]
    /// The sources that show anything of it.
    public let sources: [Source]
    /// When the older copy of the database was made.
    let copiedAt: Int64
    let exported: Range<Int>
    let bridged: Range<Int>
    let stored: Range<Int>
    let hasFiles: [Source: Bool]
    let isLive: Bool
    /// Whether the export comes from an iPhone, which shows all calls and who called; Android shows missed ones only.
    let isOfIPhone: Bool
    let batchSize: Int
    /// The forms of the databases.
    let forms: (newest: PhoneForm, older: PhoneForm)

    /// Replays a seed.
    ///
    /// - Parameter isOfPhones: Whether the databases are tables of Android and iOS, read by their adapters, rather than
    ///   scripted events. Such a history has only what the writers of these tables know.
    public init(seed: UInt64, isOfPhones: Bool = false) {
        var random = SeededRandom(seed: seed)
        var time: Int64 = 1_600_000_000_000
        var gaps = SeededRandom(seed: ~seed)
        // What was drawn later has a sequence of its own, so that earlier seeds give the same history but for it.
        var later = SeededRandom(seed: seed ^ 0x6A73_6F6E)
        var people = HistoryPeople(using: &random, gaps: &gaps, later: &later, isOfPhones: isOfPhones)
        forms = isOfPhones ? PhoneForm.random(&gaps) : (.scripted, .scripted)
        let count = Int.random(in: 12...40, using: &random)
        var said: [Said] = []
        for number in 0..<count {
            let steps: [Int64] = [300, 1_700, 9_000, 61_000, 61_000, 400_000]
            time += (steps.randomElement(using: &random) ?? 0) + Int64.random(in: 0..<997, using: &random)
            var message = Said.random(number, time, people, &random)
            if isOfPhones { message.limitToPhones(people, hasEdits: forms.newest != .iOS) }
            if !message.edits.isEmpty || message.deletion != nil {
                // What an export shows in another wording is recognised by its minute and sender.
                message.delay(by: 61_000)
                time += 122_000
            }
            said.append(message)
        }
        self.said = said
        let last = RandomHistory.minuteStart(in: said, near: Int.random(in: count / 2..<count, using: &random))
        copiedAt = said[last].time / 60_000 * 60_000 - 1
        let lower = RandomHistory.minuteStart(in: said, near: Int.random(in: 0...(count / 4), using: &random))
        exported = lower..<count
        bridged = RandomHistory.minuteStart(in: said, near: Int.random(in: 0...(count / 3), using: &random))..<count
        stored = RandomHistory.minuteStart(in: said, near: Int.random(in: 0...(count / 4), using: &random))..<count
        hasFiles = [.export: Bool.random(using: &random), .database: Bool.random(using: &random)]
        isLive = Bool.random(using: &random)
        isOfIPhone = Bool.random(using: &random)
        batchSize = [1, 3, 7, 1_000].randomElement(using: &random) ?? 1
        var sources: [Source] = [.database]
        for source in [Source.export, .olderDatabase, .bridge] where Int.random(in: 0..<4, using: &random) > 0 {
            sources.append(source)
        }
        // A bridge does not know the address book: of two people with one name, it takes either for the export's.
        if people.sharesName { sources.removeAll { $0 == .bridge } }
        // JSON Lines do not know the address book either. And that a number was the owner's they cannot show: the few messages
        // that an export has of them may be anybody's, unless another source says so.
        let isDoubtful =
            sources.contains(.export)
            && (people.sharesName || people.changesOwnersNumber && !sources.contains(.olderDatabase))
        if Int.random(in: 0..<2, using: &later) == 0, !isDoubtful {
            sources.append(.json)
            people.addNumbersToBridge()
        }
        self.people = people
        self.sources = sources
    }

    /// How many messages, calls and lines the sources show, each counted once.
    var shown: Int {
        var numbers: Set<Int> = []
        for source in sources {
            switch source {
            case .export: numbers.formUnion(exported.filter { isExported(said[$0]) })
            case .database: numbers.formUnion(stored)
            case .olderDatabase, .json: numbers.formUnion(said.indices.filter { said[$0].time <= copiedAt })
            case .bridge: numbers.formUnion(bridged)
            }
        }
        return numbers.count
    }

    /// Whether what JSON Lines and an export show, and no other source, is in the words of both: a file that follows an export
    /// is compared with it by these alone. A poll of somebody who wrote nothing else may stay twice, whatever follows.
    var isToldInWords: Bool {
        said.indices.filter { said[$0].time <= copiedAt && exported.contains($0) }.allSatisfy { index in
            let message = said[index]
            if message.kind == .poll { return false }
            let isKnown =
                stored.contains(index) || sources.contains(.olderDatabase)
                || sources.contains(.bridge) && bridged.contains(index)
            return isKnown
                || message.line == nil && message.call == nil && message.deletion == nil && message.edits.isEmpty
        }
    }

    /// Whether exports show a message.
    func isExported(_ message: Said) -> Bool { isOfIPhone || message.call?.seconds == nil }

    /// The index of the first message of a minute, at or before an index.
    private static func minuteStart(in said: [Said], near index: Int) -> Int {
        var index = index
        while index > 0, said[index - 1].time / 60_000 == said[index].time / 60_000 { index -= 1 }
        return index
    }
}
