internal import WhisperStorePort

/// A segment of the full-text index, a row of the engine's `message_index_segdir`: leaves in consecutively numbered
/// blocks, and above them a tree of separators. A small segment consists of one leaf, stored in the root.
struct IndexPiece {
    /// Its level among the segments: newer ones have lower levels, and higher numbers within a level.
    var level: Int64
    var number: Int64
    /// The first block of its leaves; 0 for a segment that consists of its root.
    var firstLeaf: Int64
    var lastLeaf: Int64
    /// The last of its blocks.
    var lastBlock: Int64
    /// What the engine stores after that number: the size of the leaves.
    var note: String
    var root: [UInt8]

    /// Whether its only leaf is the root.
    var isRoot: Bool { firstLeaf == 0 }
    var leafCount: Int { isRoot ? 1 : Int(clamping: lastLeaf - firstLeaf + 1) }
    /// A name that is unique, with high probability, among all segments that ever existed.
    var name: String { "\(firstLeaf) \(lastLeaf) \(lastBlock)\(note)" }

    /// All segments.
    static func all(_ connection: Connection) throws(StoreError) -> [IndexPiece] {
        let statement = try connection.statement(
            """
            SELECT level, idx, start_block, leaves_end_block, CAST(end_block AS TEXT), root FROM message_index_segdir
            ORDER BY level, idx
            """)
        defer { statement.reset() }
        var pieces: [IndexPiece] = []
        while try statement.step() {
            let end = statement.text(4)
            let digits = end.prefix { $0 != " " }
            let piece = IndexPiece(
                level: statement.integer(0), number: statement.integer(1), firstLeaf: statement.integer(2),
                lastLeaf: statement.integer(3), lastBlock: Int64(digits) ?? 0, note: String(end[digits.endIndex...]),
                root: statement.bytes(5))
            guard piece.isRoot || (piece.firstLeaf...piece.firstLeaf &+ 0xFFFF_FFFF).contains(piece.lastLeaf) else {
                throw StoreError(.damaged)
            }
            pieces.append(piece)
        }
        return pieces
    }

    /// The block of a leaf.
    func leaf(_ index: Int, _ connection: Connection) throws(StoreError) -> [UInt8] {
        isRoot ? root : try IndexPiece.block(firstLeaf + Int64(index), connection)
    }

    private static func block(_ number: Int64, _ connection: Connection) throws(StoreError) -> [UInt8] {
        let statement = try connection.statement("SELECT block FROM message_index_segments WHERE blockid = ?1")
            .bind(1, number)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.damaged) }
        return statement.bytes(0)
    }

    // MARK: Separators

    /// The separator of each leaf from its predecessor: greater than all preceding words, and a prefix of the first
    /// following word, or all of it.
    func separators(_ connection: Connection) throws(StoreError) -> [[UInt8]] {
        guard !isRoot else { return [] }
        var separators: [[UInt8]] = []
        separators.reserveCapacity(leafCount)
        try collect(root, depth: 0, &separators, connection)
        guard separators.count == leafCount - 1 else { throw StoreError(.damaged) }
        return separators
    }

    private func collect(
        _ node: [UInt8], depth: Int, _ separators: inout [[UInt8]], _ connection: Connection
    ) throws(StoreError) {
        let bytes = node[...]
        var place = 0
        let height = try IndexNumbers.read(bytes, &place)
        var child = try IndexNumbers.read(bytes, &place)
        guard height > 0, depth < 32 else { throw StoreError(.damaged) }
        if height > 1 { try collect(IndexPiece.block(child, connection), depth: depth + 1, &separators, connection) }
        var previous: [UInt8]?
        while place < bytes.endIndex {
            let word = try IndexNumbers.readWord(bytes, after: previous, &place)
            separators.append(word)
            previous = word
            child &+= 1
            if height > 1 {
                try collect(IndexPiece.block(child, connection), depth: depth + 1, &separators, connection)
            }
        }
    }

    /// Rewrites the tree above the leaves, and with it the number of leaves.
    mutating func setSeparators(
        _ separators: [[UInt8]], leaves: Int, _ connection: Connection
    ) throws(StoreError) {
        let last = firstLeaf + Int64(leaves) - 1
        let room = Int(clamping: lastBlock - last)
        // The engine's own node size; more if the blocks would not suffice.
        var size = 4_061
        var tree = IndexTree(separators, firstLeaf: firstLeaf, firstBlock: last + 1, nodeSize: size)
        while tree.blocks.count > room {
            size *= 2
            tree = IndexTree(separators, firstLeaf: firstLeaf, firstBlock: last + 1, nodeSize: size)
        }
        let end = last + Int64(tree.blocks.count)
        let drop = try connection.statement("DELETE FROM message_index_segments WHERE blockid BETWEEN ?1 AND ?2")
        if last < lastLeaf || end < lastBlock { try drop.bind(1, end + 1).bind(2, max(lastLeaf, lastBlock)).run() }
        for (index, block) in tree.blocks.enumerated() {
            try IndexPiece.write(block, as: last + 1 + Int64(index), connection)
        }
        (lastLeaf, lastBlock, root) = (last, end, tree.root)
        try connection.statement(
            """
            UPDATE message_index_segdir SET leaves_end_block = ?3, end_block = ?4, root = ?5 WHERE level = ?1 AND idx = ?2
            """
        )
        .bind(1, level).bind(2, number).bind(3, lastLeaf).bind(4, "\(lastBlock)\(note)").bind(5, bytes: root).run()
    }

    // MARK: Changing

    /// Replaces a leaf.
    mutating func setLeaf(_ index: Int, to block: [UInt8], _ connection: Connection) throws(StoreError) {
        guard isRoot else { return try IndexPiece.write(block, as: firstLeaf + Int64(index), connection) }
        root = block
        try connection.statement("UPDATE message_index_segdir SET root = ?3 WHERE level = ?1 AND idx = ?2")
            .bind(1, level).bind(2, number).bind(3, bytes: block).run()
    }

    private static func write(
        _ block: [UInt8], as number: Int64, _ connection: Connection
    ) throws(StoreError) {
        try connection.statement("INSERT OR REPLACE INTO message_index_segments (blockid, block) VALUES (?1, ?2)")
            .bind(1, number).bind(2, bytes: block).run()
    }

    /// Removes the segment with everything in it.
    func remove(_ connection: Connection) throws(StoreError) {
        try connection.statement("DELETE FROM message_index_segdir WHERE level = ?1 AND idx = ?2")
            .bind(1, level).bind(2, number).run()
        guard !isRoot else { return }
        try connection.statement("DELETE FROM message_index_segments WHERE blockid BETWEEN ?1 AND ?2")
            .bind(1, firstLeaf).bind(2, max(lastLeaf, lastBlock)).run()
    }
}

/// The tree of separators above the leaves of a segment.
struct IndexTree {
    /// The blocks of all nodes except the root, in the order of their numbers.
    private(set) var blocks: [[UInt8]] = []
    private(set) var root: [UInt8] = []

    /// Builds the tree bottom-up.
    ///
    /// - Parameters:
    ///   - separators: One fewer than there are leaves.
    ///   - firstLeaf: The number of the first leaf's block.
    ///   - firstBlock: The number of the first block of the tree.
    ///   - nodeSize: The size in bytes at which a new node is started.
    init(_ separators: [[UInt8]], firstLeaf: Int64, firstBlock: Int64, nodeSize: Int) {
        var separators = separators
        var firstChild = firstLeaf
        var height: Int64 = 1
        while true {
            var nodes: [[UInt8]] = []
            var above: [[UInt8]] = []
            var node = IndexTree.node(height, firstChild)
            var previous: [UInt8]?
            for (index, separator) in separators.enumerated() {
                if previous != nil, node.count + separator.count + 20 > nodeSize {
                    nodes.append(node)
                    above.append(separator)
                    node = IndexTree.node(height, firstChild + Int64(index) + 1)
                    previous = nil
                } else {
                    IndexNumbers.append(separator, after: previous, to: &node)
                    previous = separator
                }
            }
            if nodes.isEmpty {
                root = node
                return
            }
            nodes.append(node)
            firstChild = firstBlock + Int64(blocks.count)
            blocks += nodes
            separators = above
            height += 1
        }
    }

    private static func node(_ height: Int64, _ firstChild: Int64) -> [UInt8] {
        var node: [UInt8] = []
        IndexNumbers.append(height, to: &node)
        IndexNumbers.append(firstChild, to: &node)
        return node
    }
}
