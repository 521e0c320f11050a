import WhisperJSONText
import WhisperLocalization
import WhisperPagePort
import WhisperPosixFiles
import WhisperSealedPages

/// Shows a sealed archive: unpacks it into private storage in memory, prints the page to open, and removes everything when
/// it is interrupted (LOOK-6).
package struct ArchiveOpening {
    private let path: String
    private let options: SealedArchiveOptions
    private let context: Context

    /// The page from which an archive is read.
    private static let firstPage = "index.html"
    /// What a file takes beyond its content, at most: the rest of its last page of memory, its name.
    private static let overhead: Int64 = 4_608

    /// - Parameter path: The sealed archive.
    package init(_ path: String, options: SealedArchiveOptions, in context: Context) {
        self.path = path
        self.options = options
        self.context = context
    }

    /// Removes what killed runs left in memory, and says so.
    package static func removeRemains(in context: Context) {
        if MemoryFolder.removeRemains(context.environment) {
            context.output.note(SealedArchiveText.removedRemains)
        }
    }

    /// Unpacks the archive, and waits until the user interrupts.
    package func run() async throws {
        ArchiveOpening.removeRemains(in: context)
        let archive = try await open()
        let size = ArchiveOpening.size(archive.summary)
        let folder = try makeFolder(size)
        do {
            try checkSpace(for: size, in: folder)
            let place = folder.path + "/archive"
            try unpack(archive, to: place)
            try checkFirstPage(in: place)
            try show(place + "/" + ArchiveOpening.firstPage)
            await wait()
        } catch {
            try? folder.remove()
            throw error
        }
        do {
            try folder.remove()
        } catch {
            throw PageFailure.failure(of: .inaccessible(errno: error.number), at: folder.path)
        }
        context.output.note(SealedArchiveText.removed)
    }

    private func makeFolder(_ size: Int64) throws(CommandFailure) -> MemoryFolder {
        do {
            return try MemoryFolder.make(context.environment, for: size, random: .random(in: .min ... .max))
        } catch {
            throw CommandFailure(.output, SealedArchiveText.noMemory)
        }
    }

    private func open() async throws -> SealedArchive {
        let sealing = try Adapters.sealing()
        return try await options.passphrase(in: context).existing { passphrase in
            context.denyNetwork()
            do throws(SealedArchiveError) {
                return try SealedArchive(at: path, under: passphrase, sealing: sealing)
            } catch {
                throw failure(of: error)
            }
        }
    }

    /// The space that an unpacked archive takes, at most.
    private static func size(_ summary: SealedArchiveSummary) -> Int64 {
        let (more, isTooMany) = summary.files.multipliedReportingOverflow(by: overhead)
        let (size, isTooBig) = summary.bytes.addingReportingOverflow(more)
        return isTooMany || isTooBig ? .max : size
    }

    private func checkSpace(for size: Int64, in folder: borrowing MemoryFolder) throws(CommandFailure) {
        let free = folder.freeSpace
        guard size > free else { return }
        let language = context.localizer.language
        throw CommandFailure(
            .diskFull, SealedArchiveText.tooBig,
            ["size": .text(language.formatted(bytes: size)), "free": .text(language.formatted(bytes: free))])
    }

    private func unpack(_ archive: SealedArchive, to place: String) throws {
        let bar = context.startProgress(LocalizedMessage(SealedArchiveText.unpacking), unit: .bytes)
        defer { context.endProgress(bar) }
        let pages = try Adapters.pages(at: place, mayReplace: false)
        let total = archive.summary.bytes
        do throws(SealedArchiveError) {
            try archive.unpack(to: pages) { (done) throws(SealedArchiveError) in
                guard !Task.isCancelled else { throw .output(.finished) }
                bar.update(done: done, total: total)
            }
            do throws(PageOutputError) { try pages.commit() } catch { throw .output(error) }
        } catch {
            pages.abandon()
            if Task.isCancelled { throw CommandFailure(.interrupted, FailureText.interrupted) }
            throw failure(of: error)
        }
    }

    /// Whoever knows the passphrase can have written the archive, with any files in it.
    private func checkFirstPage(in place: String) throws {
        guard try !Files.exists(place + "/" + ArchiveOpening.firstPage) else { return }
        throw CommandFailure(
            .unsupportedFormat, SealedArchiveText.noFirstPage,
            ["path": .text(path), "page": .text(ArchiveOpening.firstPage)])
    }

    private func show(_ page: String) throws(CommandFailure) {
        if context.output.style.isJSON {
            try context.output.json(["type": "open", "path": .string(page)])
        } else {
            context.output.note(SealedArchiveText.openAt)
            try context.output.data(page)
        }
        try context.output.flush()
        context.output.note(SealedArchiveText.waiting)
    }

    /// Returns when the command is interrupted.
    private func wait() async {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
    }

    private func failure(of error: SealedArchiveError) -> CommandFailure {
        let path: [String: TextArgument] = ["path": .text(path)]
        return switch error {
        case .notAnArchive: CommandFailure(.unsupportedFormat, SealedArchiveText.notAnArchive, path)
        case .newerVersion: CommandFailure(.unsupportedFormat, SealedArchiveText.newerVersion, path)
        case .wrongPassphrase: CommandFailure(.wrongPassphrase, SealedArchiveText.wrongPassphrase, path)
        case .damaged: CommandFailure(.input, SealedArchiveText.damaged, path)
        case .inaccessible(let number):
            CommandFailure(
                .input, FailureText.cannotReadFile,
                ["path": .text(self.path), "reason": .text(SystemFailure(errno: number).reason)])
        case .output(let error): PageFailure.failure(of: error, at: self.path)
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        }
    }
}
