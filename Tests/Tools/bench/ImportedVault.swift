import WhisperClockPort
import WhisperFileBlobStore
import Foundation
import WhisperIngestionPort
import WhisperSodiumSealing
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperWhatsAppExport
import WhisperCore

/// A vault that holds one imported export.
struct ImportedVault {
    private let place: Place
    private let messages: Int

    /// The vault with a number of messages; it is not created yet.
    init(place: Place, messages: Int) {
        self.place = place
        self.messages = messages
    }

    private var name: String { "imported-\(messages)" }

    /// The vault's folder.
    var folder: String { place.file(name) }

    /// Makes the vault anew, empty, and imports an export into it; answers how long the import took, from the first byte
    /// read to the database closed.
    func importAfresh(_ export: String) async throws -> Double {
        let folder = try place.emptyFolder(name)
        let store = try BenchVault.open(folder, .new)
        let sealing = try SodiumSealing()
        let blobs = try FileBlobStore(directory: folder + "/blobs", key: sealing.makeKey(), sealing: sealing)
        let (seconds, summary) = try await Stopwatch.time {
            let source = WhatsAppExportSource(
                .path(export), options: ExportOptions(zone: UniversalTime(), dateOrder: .dmy), clock: BenchClock())
            let summary = try await FileImport(store: store, blobs: blobs, digest: sealing).run(
                source, name: "export.txt")
            await store.close()
            return summary
        }
        guard summary.added == messages else {
            throw Yardstick.Failure(description: "the import added \(summary.added) of \(messages) messages")
        }
        return seconds
    }

    /// Opens the vault, which is made if it is missing.
    func open(_ report: inout Report) async throws -> any VaultStore {
        if !FileManager.default.fileExists(atPath: BenchVault.database(in: folder)) {
            let seconds = try await importAfresh(Workload(place: place).export(messages: messages))
            report.note("the vault was made first, in \(Report.seconds(seconds))")
        }
        return try BenchVault.open(folder, .existing)
    }
}
