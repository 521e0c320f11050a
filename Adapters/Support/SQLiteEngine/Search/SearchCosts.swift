/// The costs of search strategies, measured at a million encrypted messages: they determine the strategy, never the
/// results.
struct SearchCosts {
    /// How many rows an index skips internally in the time of examining one message.
    var passedPerLook = 250.0
    /// How many rows an index returns in the time of examining one message.
    var handedPerLook = 32
    /// How many of a word's newest messages are sampled to estimate its frequency.
    var sample = 48
    /// Prefixes up to this length, in bytes, match so many words that the newest messages are examined first.
    var shortPrefix = 2
    /// The maximum number of messages examined in this way.
    var recentLooks = 4_096
    /// The minimum share of hits among them, as one in this many, except for a few at the start.
    var recentShare = 32
}
