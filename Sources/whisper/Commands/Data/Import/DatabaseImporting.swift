import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperLocalization
import WhisperMessage
import WhisperRowPort
import WhisperVault

/// Imports a messenger's own database, and prints what was found and done (WDB-3).
struct DatabaseImporting {
    let vault: Vault
    let isDryRun: Bool
    let includesStatuses: Bool
    /// Who the owner is, where the database does not say it.
    let owner: PersonAlias?
    /// Where the key or password comes from.
    let key: BackupKeyOptions
    /// Whether the summary names tables.
    let isVerbose: Bool
    let context: Context

    /// - Returns: What was done, and what to report at the end if something other than attachments could not be read.
    func run(
        _ found: FoundDatabase, _ secret: ForeignKey?, _ databases: WhatsAppDatabases
    ) async throws -> (summary: DatabaseImportSummary, partial: CommandFailure?) {
        let database = try open(found, secret: secret, databases)
        let unread = unreadFiles(of: database, found)
        for file in unread { context.output.warning(LocalizedMessage(file.text, ["path": .text(file.path)])) }
        let summary = try await run(database.source, name: FileArgument.name(found.path))
        let output = DatabaseSummaryOutput(
            summary: summary, path: found.path, copies: found.copies, unread: unread.map(\.path), isDryRun: isDryRun,
            isVerbose: isVerbose, context: context)
        try output.print()
        let names = FormerOwner.say(summary.formerOwners, in: context)
        FormerOwner.name(try await FormerOwner.imports(in: vault.store, takenFor: names), in: context)
        if output.unreadable > 0 {
            let (text, hint): (DatabaseText, DatabaseText) =
                output.isUnreadableOrphaned ? (.orphansOnly, .orphansOnlyHint) : (.partlyRead, .partlyReadHint)
            return (summary, CommandFailure(.partial, text, hint: LocalizedMessage(hint)))
        }
        // What could not be read of attachments is reported for all files together.
        return (summary, summary.attachmentsDamaged > 0 ? nil : doubled(summary))
    }

    private func open(
        _ found: FoundDatabase, secret: ForeignKey?, _ databases: WhatsAppDatabases
    ) throws -> OpenedDatabase {
        func open(_ secret: ForeignKey?) throws -> OpenedDatabase {
            do {
                return try databases.open(found, secret: secret, includesStatuses: includesStatuses, owner: owner)
            } catch IngestionError.database(.wrongKey) where found.account != nil {
                throw CommandFailure(
                    FailureCode(DatabaseFailure.wrongKey.rawValue, .failure), DatabaseText.wrongPassword,
                    ["path": .text(found.path)], hint: LocalizedMessage(DatabaseText.wrongPasswordHint))
            } catch {
                throw ImportFailure.failure(of: error, path: found.path)
            }
        }
        guard let secret, let kind = try databases.secret(for: found) else { return try open(secret) }
        return try key.opening(
            with: secret, asking: { try kind.read(from: key, in: context) }, in: context, use: open,
            refusal: { error in
                guard let failure = error as? CommandFailure else { return nil }
                let refusals = [DatabaseFailure.wrongKey, .malformedKey].map(\.rawValue)
                return refusals.contains(failure.code.name) ? failure.message : nil
            })
    }

    /// The files with names and numbers that could not be read, and what to say of each.
    private func unreadFiles(
        of database: OpenedDatabase, _ found: FoundDatabase
    ) -> [(text: DatabaseText, path: String)] {
        var files: [(text: DatabaseText, path: String)] = []
        if database.contactsFailure != nil { files.append((.contactsUnread, found.contacts ?? found.path)) }
        if database.linkedIDsFailure != nil { files.append((.linkedIDsUnread, found.linkedIDs ?? found.path)) }
        return files
    }

    /// A chat that an export has brought at other times. The database has the right ones, so it is imported all the same.
    private func doubled(_ summary: DatabaseImportSummary) -> CommandFailure? {
        guard !isDryRun, let finding = summary.timeFindings.first else { return nil }
        return CommandFailure(
            .partial, DatabaseText.otherTimes, ["title": .text(ShownName.text(finding.title))],
            hint: LocalizedMessage(DatabaseText.otherTimesHint))
    }

    private func run(
        _ source: any DatabaseIngestionSource, name: String
    ) async throws -> DatabaseImportSummary {
        let bar = ImportProgressBar(context)
        defer { bar.finish() }
        do {
            return try await vault.databaseImport().run(
                source, name: name, owner: owner?.value, dryRun: isDryRun, progress: { bar.update($0) })
        } catch ImportError.cancelled {
            throw bar.interruption(of: name, isDryRun: isDryRun)
        } catch let error as ImportError {
            throw bar.fullDisk(error) ?? error
        }
    }
}
