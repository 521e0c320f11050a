/// A dictionary that forgets what was not set for long: it holds at least the latest `capacity` entries, and at most
/// twice as many. Copying it and changing the copy takes time in proportion to the newer generation only.
struct GenerationCache<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
    private let capacity: Int
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// How many entries it holds; an entry of both generations counts twice.
    var count: Int { recent.count + older.count }

    /// The value of a key; nil if it was never set, or forgotten.
    subscript(key: Key) -> Value? { recent[key] ?? older[key] }

    mutating func set(_ value: Value, for key: Key) {
        if recent.count >= capacity, recent[key] == nil {
            older = recent
            recent = [:]
        }
        recent[key] = value
    }
}
