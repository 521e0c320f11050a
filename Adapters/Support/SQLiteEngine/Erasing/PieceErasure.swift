internal import WhisperStorePort

/// Removes messages from one segment of the full-text index, so that neither their words nor references from words to
/// them remain in it, in leaves or separators (ST-11).
///
/// Leaves are changed in place. If one loses all its words, words of the following leaves move up, because the engine
/// numbers leaves consecutively and does not allow empty ones. When a leaf's first word is removed, its separator is
/// too. The segment is readable after every step, so the work may stop between any two leaves.
struct PieceErasure {
    let connection: Connection
    let erased: ErasedSet
    private var piece: IndexPiece
    private var separators: [[UInt8]]
    private var leaves: Int
    private var areSeparatorsChanged = false
    /// The number of bytes read and written.
    private(set) var worked = 0

    /// Starts with a segment.
    init(_ piece: IndexPiece, _ erased: ErasedSet, _ connection: Connection) throws(StoreError) {
        self.piece = piece
        self.erased = erased
        self.connection = connection
        separators = try piece.separators(connection)
        leaves = piece.leafCount
    }

    /// Examines leaves and removes the messages.
    ///
    /// - Parameters:
    ///   - words: The words of the messages, ascending; nil to examine all leaves.
    ///   - first: The leaf to start with.
    ///   - budget: The number of bytes to read and write before stopping early.
    /// - Returns: The leaf to continue with, nil at the end, and the segment in its current form.
    mutating func run(
        words: [[UInt8]]?, from first: Int = 0, budget: Int = .max
    ) throws(StoreError) -> (next: Int?, piece: IndexPiece) {
        var leaf = first
        if let words {
            for word in words {
                let place = self.leaf(of: word)
                if place >= leaf, place < leaves { leaf = try erase(from: place) }
                if worked >= budget, leaf < leaves { return (leaf, try finish()) }
            }
        } else {
            while leaf < leaves {
                leaf = try erase(from: leaf)
                if worked >= budget, leaf < leaves { return (leaf, try finish()) }
            }
        }
        return (nil, try finish())
    }

    /// The leaf that contains a word if any does.
    private func leaf(of word: [UInt8]) -> Int {
        var low = 0
        var high = separators.count
        while low < high {
            let middle = (low + high) / 2
            if word.lexicographicallyPrecedes(separators[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Removes the messages from a leaf, and from those that must refill it; returns the leaf that follows.
    private mutating func erase(from first: Int) throws(StoreError) -> Int {
        if Task.isCancelled { throw StoreError(.cancelled) }
        var leaf = try read(first)
        let firstWord = leaf.entries.first?.word
        guard try leaf.remove(erased) else { return first + 1 }
        var entries = leaf.entries
        var end = first + 1
        // At least as many words as leaves.
        while entries.count < end - first, end < leaves {
            var next = try read(end)
            _ = try next.remove(erased)
            entries += next.entries
            end += 1
        }
        let count = min(end - first, entries.count)
        for index in 0..<count {
            let part = entries[entries.count * index / count..<entries.count * (index + 1) / count]
            guard let word = part.first?.word else { throw StoreError(.damaged) }
            let block = IndexLeaf.block(of: part)
            try piece.setLeaf(first + index, to: block, connection)
            worked += block.count
            if first + index > 0, index > 0 || word != firstWord {
                separators[first + index - 1] = word
                areSeparatorsChanged = true
            }
        }
        if count < end - first {
            // Only at the end of the segment: fewer leaves remain.
            leaves = first + count
            separators.removeLast(separators.count - max(0, leaves - 1))
            areSeparatorsChanged = true
        }
        return max(end, first + 1)
    }

    private mutating func read(_ index: Int) throws(StoreError) -> IndexLeaf {
        let block = try piece.leaf(index, connection)
        worked += block.count
        return try IndexLeaf(block)
    }

    /// Updates the tree to match the leaves.
    private mutating func finish() throws(StoreError) -> IndexPiece {
        if leaves == 0 {
            try piece.remove(connection)
        } else if areSeparatorsChanged {
            try piece.setSeparators(separators, leaves: leaves, connection)
            areSeparatorsChanged = false
        }
        return piece
    }
}
