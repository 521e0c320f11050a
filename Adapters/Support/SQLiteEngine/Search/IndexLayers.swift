internal import WhisperStorePort

/// Arranges the segments of the full-text index in layers, so that saving one message never pays for a million.
///
/// FTS4 writes the additions of a transaction as a segment of level 0, and merges sixteen segments of a level into one
/// of the next. An import leaves large segments in low levels; the next small saves would then have to merge all of
/// these, which takes seconds at a million messages. So before a small save, large segments are moved to the level that
/// sixteen-fold growth from small ones would have given them. Only numbers in the segment table change; the order,
/// which separates older from newer, stays the same.
struct IndexLayers {
    let connection: Connection

    /// A segment of the index.
    private struct Piece {
        var level: Int64
        var number: Int64
        var target: Int64
    }

    /// The lowest level for a segment by size in bytes: behind 16^4 small saves, and more for larger segments.
    private static func level(ofSize size: Int64) -> Int64 {
        switch size {
        case ..<65_536: 0
        case ..<4_194_304: 4
        case ..<67_108_864: 5
        default: 6
        }
    }

    /// Above all levels that the engine uses (below 1024).
    private static let aside: Int64 = 4_096

    /// Moves large segments out of the way of small ones.
    func settle() throws(StoreError) {
        let pieces = try targets()
        guard pieces.contains(where: { $0.target != $0.level }) else { return }
        let move = try connection.statement(
            "UPDATE message_index_segdir SET level = ?3, idx = ?4 WHERE level = ?1 AND idx = ?2")
        // Newest first: the first one encountered in a level has the highest number in it.
        var left: [Int64: Int64] = [:]
        for piece in pieces { left[piece.target, default: 0] += 1 }
        for piece in pieces {
            let number = (left[piece.target] ?? 1) - 1
            left[piece.target] = number
            try move.bind(1, piece.level).bind(2, piece.number)
                .bind(3, piece.target + IndexLayers.aside).bind(4, number).run()
        }
        try connection.statement("UPDATE message_index_segdir SET level = level - ?1 WHERE level >= ?1")
            .bind(1, IndexLayers.aside).run()
    }

    /// All segments, newest first, with their target level: never below that of a newer one.
    private func targets() throws(StoreError) -> [Piece] {
        // The size follows the number of the last block, as text; a segment that consists of its root has no blocks.
        let statement = try connection.statement(
            """
            SELECT level, idx, length(root), CAST(substr(end_block, instr(end_block, ' ') + 1) AS INTEGER), start_block
            FROM message_index_segdir ORDER BY level, idx DESC
            """)
        defer { statement.reset() }
        var pieces: [Piece] = []
        var lowest: Int64 = 0
        while try statement.step() {
            let level = statement.integer(0)
            let size = statement.integer(4) == 0 ? statement.integer(2) : abs(statement.integer(3))
            lowest = max(lowest, level, IndexLayers.level(ofSize: size))
            pieces.append(Piece(level: level, number: statement.integer(1), target: lowest))
        }
        return pieces
    }
}
