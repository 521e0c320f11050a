/// What taking a join of two people or two chats apart gives back to each of them (ING-1).
///
/// What either had before goes back to it. What came since stays, unless it shows whose it is.
public enum JoinSplit {
    /// Which of the two something belongs to.
    public enum Side: Hashable, Sendable {
        /// What was joined into the other one.
        case leaving
        /// What the other one was joined into.
        case staying
        /// Both had it.
        case both
    }

    /// Divides something that each of the two can have once, such as a receipt for a message or a title.
    ///
    /// - Parameters:
    ///   - leaving: What the leaving one had before the join; nil for nothing.
    ///   - staying: What the staying one had.
    ///   - present: What the joint one has now; nil if it is gone.
    public static func shares<Value: Equatable>(
        leaving: Value?, staying: Value?, present: Value?
    ) -> (leaving: Value?, staying: Value?) {
        guard let present, let leaving else { return (nil, present) }
        guard let staying else { return (present, nil) }
        // The join kept one of both; anything else came since.
        return (leaving, present == leaving || present == staying ? staying : present)
    }

    /// Whether the staying one has a mark such as that of the owner.
    ///
    /// - Parameters:
    ///   - leaving: Whether the leaving one had it before the join.
    ///   - staying: Whether the staying one had it.
    ///   - present: Whether the joint one has it now.
    public static func keepsMark(leaving: Bool, staying: Bool, present: Bool) -> Bool {
        present && (staying || !leaving)
    }
}

/// Whose an alias or a name of a joint person is (ING-1).
public struct PersonSplit: Sendable {
    /// An alias on a platform.
    public struct Alias: Hashable, Sendable {
        /// The platform.
        public var platform: Platform
        /// The alias.
        public var alias: PersonAlias

        /// Creates an alias on a platform.
        public init(platform: Platform, alias: PersonAlias) {
            self.platform = platform
            self.alias = alias
        }
    }

    private let leaving: Set<Alias>
    private let staying: Set<Alias>
    private let leavingTexts: Set<String>
    private let stayingTexts: Set<String>
    /// The names under which each has sent something, since the join as well.
    private var leavingNames: Set<String> = []
    private var stayingNames: Set<String> = []

    /// Creates the division of a person by the aliases that each side had before the join.
    public init(leaving: Set<Alias>, staying: Set<Alias>) {
        self.leaving = leaving
        self.staying = staying
        leavingTexts = Set(leaving.map(\.alias.value))
        stayingTexts = Set(staying.map(\.alias.value))
    }

    /// Whether what the joint person has sent under an address and a name since the join is the leaving person's: by the
    /// address, or without one by the name.
    public func isOfLeaving(identifier: String?, name: String) -> Bool {
        let shown = identifier ?? name
        return leavingTexts.contains(shown) && !stayingTexts.contains(shown)
    }

    /// Takes note of a name under which one of them has sent something.
    public mutating func note(_ name: String, ofLeaving isOfLeaving: Bool) {
        if isOfLeaving { leavingNames.insert(name) } else { stayingNames.insert(name) }
    }

    /// Whose an alias is that the joint person has. A name that came since is theirs who alone has sent something under
    /// it; an address that came since stays.
    public func side(of alias: Alias) -> JoinSplit.Side {
        if leaving.contains(alias) { return staying.contains(alias) ? .both : .leaving }
        if staying.contains(alias) || alias.alias.kind.identifiesPerson { return .staying }
        let name = alias.alias.value
        return leavingNames.contains(name) && !stayingNames.contains(name) ? .leaving : .staying
    }
}

/// Why two people or two chats were joined (ING-1).
public enum JoinCause: Hashable, Sendable {
    /// An import of a file, by its run.
    case run(UniqueIdentifier)
    /// What a source of a platform reported, or its messages showed.
    case source(Platform)
    /// The owner.
    case owner

    /// Whether it joins two that the owner has separated: what a source reports does not.
    public var overrulesSeparation: Bool {
        switch self {
        // An import of a file asks the owner before.
        case .run, .owner: true
        case .source: false
        }
    }

    /// Whether who stays gets an alias of who leaves. What stands for an owner of whom a file knows neither name nor address
    /// is no name: in the next file it is another person, unless the owner says who it is.
    public func passesOn(_ alias: PersonAlias) -> Bool {
        switch self {
        case .run, .owner: true
        case .source: alias.kind.identifiesPerson || alias.value != PersonAlias.unknownOwner.value
        }
    }

    /// The form in which it is stored.
    public var text: String {
        switch self {
        case .run(let run): "run \(run)"
        case .source(let platform): "source \(platform.rawValue)"
        case .owner: "owner"
        }
    }

    /// Reads the stored form; nil for any other text.
    public init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        switch (words.first, words.count) {
        case ("run", 2):
            guard let run = UniqueIdentifier(words[1]) else { return nil }
            self = .run(run)
        case ("source", 2): self = .source(Platform(rawValue: words[1]))
        case ("owner", 1): self = .owner
        default: return nil
        }
    }
}
