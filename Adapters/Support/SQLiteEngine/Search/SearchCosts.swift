/// What the ways of finding messages cost, measured at a million encrypted messages: they decide which way is taken, never
/// what is found.
struct SearchCosts {
    /// How many rows an index passes over, within itself, in the time of one look at a message.
    var passedPerLook = 250.0
    /// How many rows an index hands out in the time of one look at a message.
    var handedPerLook = 32
    /// How many of a word's newest messages tell how frequent it is.
    var sample = 48
    /// Beginnings up to this length, in bytes, stand before so many words that the newest messages are looked at first.
    var shortPrefix = 2
    /// The most messages that are looked at so.
    var recentLooks = 4_096
    /// One in so many of them has to be a hit, but for a few at the start.
    var recentShare = 32
}
