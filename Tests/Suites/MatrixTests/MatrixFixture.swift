import WhisperMatrix
import WhisperTestSupport

/// A machine with a clock that only moves on request.
struct MatrixFixture {
    private(set) var machine: MatrixSync<String>
    private(set) var now = Duration.seconds(1_000)
    private var random = SeededRandom(seed: 1)

    // The latest request of each kind.
    private(set) var poll = MatrixRequestID(number: 0)
    private(set) var page = MatrixRequestID(number: 0)
    private(set) var write = MatrixRequestID(number: 0)
    private(set) var post = MatrixRequestID(number: 0)
    private(set) var confirmation = MatrixRequestID(number: 0)
    private(set) var reload = MatrixRequestID(number: 0)

    static let room = "!room"

    init() {
        machine = MatrixSync()
    }

    /// Passes an input; returns what the effects do, without timers, polls and reports.
    @discardableResult
    mutating func take(_ input: MatrixInput<String>) -> [MatrixEffect<String>] {
        let effects = machine.handle(input, at: now, random: &random)
        for effect in effects { note(effect) }
        return effects.filter { effect in
            switch effect {
            case .startTimer, .cancelTimer, .poll, .report: false
            default: true
            }
        }
    }

    private mutating func note(_ effect: MatrixEffect<String>) {
        switch effect {
        case .poll(let request, _): poll = request
        case .fetchPage(let request, _, _): page = request
        case .apply(let request, _, _), .applyPage(let request, _, _): write = request
        case .post(let request, _): post = request
        case .confirm(let request, _, _): confirmation = request
        case .reload(let request, _): reload = request
        default: break
        }
    }

    /// Lets a timer fire, after a time in which every timer would have fired.
    @discardableResult
    mutating func fire(_ timer: MatrixTimer) -> [MatrixEffect<String>] {
        now += .seconds(3_600)
        return take(.timer(timer))
    }

    /// A machine that was started with a token, a filter, the progress `s1` and an outbox.
    static func started(_ outbox: [MatrixPost] = [], gaps: [MatrixGap] = []) -> MatrixFixture {
        var fixture = MatrixFixture()
        fixture.take(
            .start(
                MatrixStart(
                    device: "D", hasToken: true, filter: "f", progress: MatrixProgress(since: "s1", gaps: gaps),
                    outbox: outbox)))
        return fixture
    }

    /// An entry of the outbox, possibly with an attempt by an earlier device of the account.
    static func post(_ number: Int64, attemptedBy device: String? = nil) -> MatrixPost {
        MatrixPost(
            number: number, room: room, clientMessageID: "c\(number)",
            firstAttempt: device.map { .init(age: .seconds(60), device: $0) })
    }

    /// A gap below the latest messages.
    static let gap = MatrixGap(id: "g", room: room, token: "t", isHistory: false, age: nil)
}
