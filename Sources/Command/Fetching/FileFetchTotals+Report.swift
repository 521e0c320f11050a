package import WhisperCore
package import WhisperJSONText
import WhisperLocalization

extension FileFetchTotals {
    /// The totals for programs.
    package var json: JSONValue {
        [
            "stored": .integer(Int64(stored)), "bytes": .integer(bytes), "expired": .integer(Int64(expired)),
            "too_large": .integer(Int64(tooLarge)), "no_way": .integer(Int64(noWay)), "failed": .integer(Int64(failed)),
        ]
    }

    /// Reports what became of the files in words.
    ///
    /// - Parameter limit: The maximum size of a file in bytes.
    package func report(limit: Int, in context: Context) {
        let language = context.localizer.language
        context.output.note(
            SyncText.filesFetched, ["count": .count(stored), "size": .text(language.formatted(bytes: bytes))])
        if expired > 0 { context.output.note(SyncText.filesExpired, ["count": .count(expired)]) }
        if tooLarge > 0 {
            context.output.note(
                SyncText.filesTooLarge,
                ["count": .count(tooLarge), "size": .text(language.formatted(bytes: Int64(limit)))])
        }
        if noWay > 0 { context.output.note(BridgeText.filesUnnamed, ["count": .count(noWay)]) }
    }

    /// Throws if files could not be fetched now.
    package func check() throws(CommandFailure) {
        guard failed > 0 else { return }
        throw CommandFailure(
            .partial, SyncText.filesFailed, ["count": .count(failed)], hint: LocalizedMessage(SyncText.filesFailedHint))
    }
}
