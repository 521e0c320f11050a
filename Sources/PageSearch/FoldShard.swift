import WhisperMessage
import WhisperPagePort

/// The shard that has how each character is folded: the runs of `FoldTable`, as they are.
enum FoldShard {
    /// Writes the shard; returns its size in bytes.
    static func write(to output: any PageOutput) throws(PageOutputError) -> Int {
        var shard = Shard("fold")
        shard.add("f", SearchText.foldRuns.withUTF8Buffer { runs in runs.filter { $0 != UInt8(ascii: "\n") } })
        return try shard.write(to: output)
    }
}
