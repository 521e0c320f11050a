import WhisperCore
import WhisperDatabaseReader
import WhisperFileBlobStore
import WhisperRowPort
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStorePort
import WhisperWhatsAppAndroid
import WhisperWhatsAppExport

/// A vault into which a phone's database is imported, or the text exports of its chats.
struct DatabaseVault {
    let place: Place
    let workload: DatabaseWorkload
    /// The path of `whisper-reader`.
    let reader: String

    /// Makes the vault anew, empty, and imports the database; answers how long the import took, from the first byte
    /// read to the vault closed.
    func importDatabase() async throws -> Double {
        let (seconds, summary) = try await importDatabase(into: try BenchVault.open(emptyFolder(), .new))
        guard summary.added == workload.messages else {
            throw Yardstick.Failure(
                description: "the import added \(summary.added) of \(workload.messages) messages")
        }
        return seconds
    }

    /// Imports the database into the vault as it is.
    func importDatabaseAgain() async throws -> (seconds: Double, summary: DatabaseImportSummary) {
        try await importDatabase(into: try BenchVault.open(place.file(Self.name), .existing))
    }

    private func importDatabase(
        into store: any VaultStore
    ) async throws -> (seconds: Double, summary: DatabaseImportSummary) {
        let sealing = try SodiumSealing()
        let blobs = try blobs(sealing)
        let (seconds, summary) = try await Stopwatch.time {
            let databases = DatabaseReader(
                program: reader, temporaryDirectory: place.file(Self.name), memory: sealing)
            let messages = try databases.open(ForeignFile(ForeignContent(path: workload.database)))
            let contacts = try databases.open(ForeignFile(ForeignContent(path: workload.contacts)))
            let source = AndroidDatabase(messages: messages, contacts: contacts, sha256: { sealing.sha256() })
            let summary = try await DatabaseImport(store: store, blobs: blobs, digest: sealing).run(
                source, name: "msgstore.db")
            await store.close()
            messages.close()
            contacts.close()
            return summary
        }
        return (seconds, summary)
    }

    /// Makes the vault anew, empty, and imports the exports, one after the other.
    func importExports() async throws -> Double {
        let store = try BenchVault.open(emptyFolder(), .new)
        let sealing = try SodiumSealing()
        let blobs = try blobs(sealing)
        let exports = try workload.exports()
        let (seconds, added) = try await Stopwatch.time {
            var added: Int64 = 0
            for export in exports {
                let source = WhatsAppExportSource(
                    .path(export), options: ExportOptions(zone: UniversalTime(), dateOrder: .dmy), clock: BenchClock())
                added += try await FileImport(store: store, blobs: blobs, digest: sealing).run(
                    source, name: "export.txt"
                ).added
            }
            await store.close()
            return added
        }
        guard added == workload.messages else {
            throw Yardstick.Failure(description: "the import added \(added) of \(workload.messages) messages")
        }
        return seconds
    }

    private static let name = "phone-vault"

    private func emptyFolder() throws -> String { try place.emptyFolder(Self.name) }

    private func blobs(_ sealing: SodiumSealing) throws -> FileBlobStore {
        try FileBlobStore(directory: place.file(Self.name) + "/blobs", key: sealing.makeKey(), sealing: sealing)
    }
}
