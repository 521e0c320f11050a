import WhisperVault
import WhisperLocalization
import WhisperPosixFiles
package import WhisperSecretMemory

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads a passphrase from its source directly into guarded memory.
package struct PassphraseReader: Sendable {
    let memory: any SecretAllocator
    let output: Output
    let interruptions: Interruptions
    /// The prompts.
    var questions = PassphraseQuestions.vault

    /// The maximum length of a passphrase in bytes: what a terminal delivers in one line.
    static let maximumLength = 4_095

    /// Whether `WHISPER_PASSPHRASE` is set.
    static var environmentIsSet: Bool { unsafe getenv(Environment.passphraseName) != nil }

    /// How often the person at the terminal is asked for an existing passphrase, or for two new ones that are the same.
    static let tries = 3

    /// Reads the passphrase of something that exists, and tries it. A wrong one that was typed is asked for again, three
    /// tries in all; one from another source fails at once.
    ///
    /// - Parameter use: Opens what the passphrase protects.
    /// - Throws: `.wrongPassphrase` after the last try; otherwise what `use` throws.
    package func existing<Result: ~Copyable>(
        from source: PassphraseSource, trying use: (borrowing SecretBytes) async throws -> Result
    ) async throws -> Result {
        var result: Result?
        _ = try await existing(from: source, acceptedBy: { secret in result = try await use(secret) })
        guard let result = result.take() else { throw CommandFailure(.wrongPassphrase, FailureText.wrongPassphrase) }
        return result
    }

    /// The same, for a passphrase that is needed again.
    ///
    /// - Parameter check: Throws if the passphrase is wrong.
    package func existing(
        from source: PassphraseSource, acceptedBy check: (borrowing SecretBytes) async throws -> Void
    ) async throws -> SecretBytes {
        var left = source == .terminal ? PassphraseReader.tries - 1 : 0
        let hidden = source == .terminal ? HiddenTyping(interruptions) : nil
        defer { hidden?.end() }
        while true {
            do {
                let secret = try existing(from: source)
                try await check(secret)
                return secret
            } catch {
                let failure = FailureReport.failure(of: error)
                guard failure.code == .wrongPassphrase, left > 0 else { throw error }
                try TerminalRemark.write(
                    [failure.message, LocalizedMessage(PassphraseText.triesLeft, ["count": .count(left)])], output)
                left -= 1
            }
        }
    }

    /// The passphrase of something that exists, whether it is right or not.
    package func existing(from source: PassphraseSource) throws(CommandFailure) -> SecretBytes {
        let passphrase: SecretBytes
        if source == .terminal {
            passphrase = try ask(questions.existing)
        } else {
            passphrase = try line(from: source)
        }
        guard passphrase.count > 0 else { throw CommandFailure(.wrongPassphrase, FailureText.wrongPassphrase) }
        return passphrase
    }

    /// A new passphrase, typed twice at a terminal. A weak one is used only if the person insists; from other sources, or
    /// with `--yes`, it causes a warning.
    ///
    /// - Returns: Nil if nothing was typed, so that one is to be generated.
    package func new(
        from source: PassphraseSource, assumingYes: Bool = false
    ) throws(CommandFailure) -> SecretBytes? {
        guard source == .terminal else {
            let passphrase = try line(from: source)
            guard passphrase.count > 0 else {
                throw CommandFailure(
                    .passphraseSource, FailureText.emptyPassphrase,
                    hint: LocalizedMessage(FailureText.emptyPassphraseHint))
            }
            StrengthRemark(of: passphrase).warn(on: output)
            return passphrase
        }
        return try NewPassphraseQuestions(reader: self, assumesYes: assumingYes).ask()
    }

    /// All that a source contains, line breaks included, such as a key file: at most 4,095 bytes.
    package func content(from source: PassphraseSource) throws(CommandFailure) -> SecretBytes {
        try read(source, isLine: false, mayBeOpen: true)
    }

    // MARK: The terminal

    /// Prompts at the terminal, without echo; an empty line returns no bytes.
    package func ask(_ question: LocalizedMessage) throws(CommandFailure) -> SecretBytes {
        guard let terminal = ControllingTerminal() else {
            throw CommandFailure(
                .noPassphrase, FailureText.noPassphrase, hint: LocalizedMessage(FailureText.noPassphraseHint))
        }
        let prompt = output.question(question.text(output.localizer))
        return try unsafe collect { (buffer) throws(CommandFailure) in
            let count: Int?
            do throws(SystemFailure) {
                count = try unsafe terminal.readHidden(prompt: prompt, into: buffer, interruptions: interruptions)
            } catch {
                throw CommandFailure.terminal(error)
            }
            guard let count else { throw CommandFailure(.interrupted, FailureText.interrupted) }
            return count
        }
    }

    // MARK: The other sources

    /// The first line of a source, or what was typed at the terminal; it may be empty.
    ///
    /// - Parameter mayBeOpen: Whether a file may be one that others can read, as the password of another program's backup.
    func line(from source: PassphraseSource, mayBeOpen: Bool = false) throws(CommandFailure) -> SecretBytes {
        try read(source, isLine: true, mayBeOpen: mayBeOpen)
    }

    private func read(
        _ source: PassphraseSource, isLine: Bool, mayBeOpen: Bool
    ) throws(CommandFailure) -> SecretBytes {
        switch source {
        case .command(let command): try read(outputOf: command, isLine: isLine)
        case .file("-"): try read(STDIN_FILENO, isLine: isLine)
        case .file(let path): try read(fileAt: path, isLine: isLine, mayBeOpen: mayBeOpen)
        case .descriptor(let descriptor): try read(descriptor, isLine: isLine)
        case .environment: try environmentValue()
        case .terminal: try ask(questions.existing)
        }
    }

    private func environmentValue() throws(CommandFailure) -> SecretBytes {
        guard let value = unsafe getenv(Environment.passphraseName) else {
            throw CommandFailure(.noPassphrase, FailureText.noPassphrase)
        }
        let passphrase = try unsafe collect { (buffer) throws(CommandFailure) in
            let count = unsafe strlen(value)
            guard count <= PassphraseReader.maximumLength else { throw PassphraseReader.tooLong }
            unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(start: value, count: count))
            return count
        }
        // Children of this process need not know it.
        unsafe memset(value, 0, strlen(value))
        unsafe unsetenv(Environment.passphraseName)
        return passphrase
    }

    private func read(
        fileAt path: String, isLine: Bool, mayBeOpen: Bool
    ) throws(CommandFailure) -> SecretBytes {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandFailure(
                .passphraseSource, FailureText.cannotReadFile,
                ["path": .text(path), "reason": .text(SystemFailure(errno: errno).reason)])
        }
        defer { close(descriptor) }
        if !mayBeOpen, FileSecrecy.othersCanRead(descriptor, at: path) {
            let isVault = questions.isOfVault
            throw CommandFailure(
                .passphraseSource, isVault ? FailureText.passphraseFileOpen : .secretFileOpen, ["path": .text(path)],
                hint: LocalizedMessage(isVault ? FailureText.passphraseFileOpenHint : .secretFileOpenHint))
        }
        return try read(descriptor, isLine: isLine)
    }

    private func read(outputOf command: String, isLine: Bool) throws(CommandFailure) -> SecretBytes {
        let child: ShellCommand
        do {
            child = try ShellCommand.start(command, hiding: [Environment.passphraseName])
        } catch {
            throw CommandFailure(
                .passphraseSource, FailureText.passphraseCommandFailed,
                ["reason": .text(SystemFailure(errno: error.number).reason)])
        }
        let passphrase: SecretBytes
        do {
            passphrase = try read(child.output, isLine: isLine)
        } catch {
            _ = child.finish()
            throw error
        }
        let status = child.finish()
        guard status == 0 else {
            throw CommandFailure(
                .passphraseSource, FailureText.passphraseCommandStatus, ["status": .text(String(status))])
        }
        return passphrase
    }

    /// The content of an open file, or its first line without the line break. It is read byte by byte, so that what follows
    /// the line stays unread.
    private func read(_ descriptor: Int32, isLine: Bool) throws(CommandFailure) -> SecretBytes {
        // Typed on standard input, it is waited for as at a prompt.
        let isTyped = isatty(descriptor) == 1
        if isTyped { interruptions.beginPrompt() }
        defer { if isTyped { interruptions.endPrompt() } }
        return try unsafe collect { (buffer) throws(CommandFailure) in
            var count = 0
            while true {
                guard count < buffer.count else { throw PassphraseReader.tooLong }
                let place = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + 1])
                let isEnd: Bool
                do throws(SystemFailure) {
                    isEnd = try unsafe FileDescriptors.read(into: place, from: descriptor) == 0
                } catch {
                    throw CommandFailure(
                        .passphraseSource, FailureText.cannotReadPassphrase, ["reason": .text(error.reason)])
                }
                if unsafe isEnd || isLine && place[0] == UInt8(ascii: "\n") { break }
                count += 1
            }
            // A line that ends as Windows ends it.
            if unsafe isLine && count > 0 && buffer[count - 1] == UInt8(ascii: "\r") { count -= 1 }
            return count
        }
    }

    /// Fills a guarded buffer and returns the filled part.
    private func collect(
        _ fill: (UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int
    ) throws(CommandFailure) -> SecretBytes {
        var buffer = try allocate(PassphraseReader.maximumLength + 1)
        let count = try unsafe buffer.withUnsafeMutableBytes(fill)
        guard count > 0 else { return SecretBytes.none }
        var result = try allocate(count)
        unsafe buffer.withUnsafeBytes { source in
            unsafe result.withUnsafeMutableBytes { target in
                unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<count]))
            }
        }
        return result
    }

    private func allocate(_ count: Int) throws(CommandFailure) -> SecretBytes {
        do {
            return try memory.allocate(count: count)
        } catch {
            throw CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        }
    }

    private static var tooLong: CommandFailure {
        CommandFailure(
            .passphraseSource, FailureText.passphraseTooLong, ["count": .count(PassphraseReader.maximumLength)])
    }
}

/// The prompts for a passphrase at the terminal.
struct PassphraseQuestions: Sendable {
    /// The prompt for an existing passphrase.
    let existing: LocalizedMessage
    /// The prompt for a new passphrase.
    let new: LocalizedMessage
    /// The prompt for the repetition of a new passphrase.
    let again: LocalizedMessage
    /// What is said below one that was generated: what it opens.
    var advice = PassphraseText.generatedAdvice
    /// Whether it is the vault's passphrase, and not another secret.
    var isOfVault = false

    /// The vault's passphrase.
    static var vault: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(PassphraseText.prompt), new: LocalizedMessage(PassphraseText.newPrompt),
            again: LocalizedMessage(PassphraseText.repeatPrompt), isOfVault: true)
    }

    /// The key or password of a messenger's backup, which is never chosen here.
    static func foreign(_ prompt: DatabaseText) -> PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(prompt), new: LocalizedMessage(prompt), again: LocalizedMessage(prompt))
    }

    /// The passphrase of a backup of identities.
    static var backup: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(IdentityText.backupPrompt), new: LocalizedMessage(IdentityText.newBackupPrompt),
            again: LocalizedMessage(IdentityText.repeatBackupPrompt), advice: .generatedBackupAdvice)
    }
}

extension SecretBytes {
    /// No bytes at all.
    fileprivate static var none: SecretBytes {
        unsafe SecretBytes(adopting: UnsafeMutableRawBufferPointer(start: nil, count: 0)) { _ in }
    }
}

extension CommandFailure {
    /// The terminal cannot be used.
    package static func terminal(_ failure: SystemFailure) -> CommandFailure {
        CommandFailure(.noPassphrase, FailureText.cannotUseTerminal, ["reason": .text(failure.reason)])
    }
}
