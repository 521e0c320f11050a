/// The faults to inject, as given with `--faults`.
struct Faults: Equatable {
    /// How likely an event is not sent, and how likely an answer is lost after the server has acted.
    var drop = 0.0
    /// How likely the connection is cut in place of an event.
    var cut = 0.0
    /// How likely an event is sent twice.
    var duplicate = 0.0
    /// How likely an event waits until the next one has been sent.
    var reorder = 0.0
    /// The longest that an event or an answer is held back, in milliseconds.
    var delay: Int64 = 0
    /// How long access tokens are good, in seconds; nil for an hour.
    var tokenLifetime: Int64?
    /// How many requests a user may make in ten seconds; nil for any number.
    var requestLimit: Int?
    /// The interval at which the server restarts, in seconds; nil for never.
    var restartInterval: Int64?
    /// Every how many messages one is stored with other words; nil for none.
    var alterEvery: Int64?
    /// How the server violates its protocol; nil for not at all.
    var deception: Deception?
    /// Whether sockets are refused, as by a proxy that does not know them.
    var blocksSockets = false
    /// Whether everything is sent in small pieces.
    var sendsPieces = false
    /// What the dice begin with.
    var seed: UInt64 = 1

    /// Why a text is invalid.
    struct Unreadable: Error, Equatable {
        /// The part that cannot be read.
        let part: String
    }

    /// No faults.
    init() {}

    /// Reads parts such as `drop=0.1,delay=50ms,block-websocket`.
    init(_ text: String) throws(Unreadable) {
        for part in text.split(separator: ",", omittingEmptySubsequences: true) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = sides.first, take(name, sides.count > 1 ? sides[1] : nil) else {
                throw Unreadable(part: String(part))
            }
        }
    }

    private mutating func take(_ name: String, _ value: String?) -> Bool {
        switch (name, value) {
        case ("drop", let value?): Self.set(&drop, Self.probability(value))
        case ("cut", let value?): Self.set(&cut, Self.probability(value))
        case ("duplicate", let value?): Self.set(&duplicate, Self.probability(value))
        case ("reorder", let value?): Self.set(&reorder, Self.probability(value))
        case ("delay", let value?): Self.set(&delay, Self.number(value, unit: "ms", upTo: 60_000))
        case ("expire-tokens", let value?): Self.set(&tokenLifetime, Self.number(value, unit: "s", upTo: 1_000_000))
        case ("rate-limit", let value?):
            Self.set(&requestLimit, Self.number(value, unit: "", upTo: 1_000_000).map { Int($0) })
        case ("restart-every", let value?): Self.set(&restartInterval, Self.number(value, unit: "s", upTo: 1_000_000))
        case ("alter", let value?): Self.set(&alterEvery, Self.number(value, unit: "", upTo: 1_000_000))
        case ("deceive", let value?): Self.set(&deception, Deception(rawValue: value).map { .some($0) })
        case ("seed", let value?): Self.set(&seed, UInt64(value))
        case ("block-websocket", nil): Self.set(&blocksSockets, true)
        case ("partial-frames", nil): Self.set(&sendsPieces, true)
        default: false
        }
    }

    private static func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }

    private static func probability(_ text: String) -> Double? {
        Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }

    /// A whole number from 1 on, whose unit may be written behind it.
    private static func number(_ text: String, unit: String, upTo limit: Int64) -> Int64? {
        let digits = !unit.isEmpty && text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
        return Int64(digits).flatMap { (1...limit).contains($0) ? $0 : nil }
    }
}
