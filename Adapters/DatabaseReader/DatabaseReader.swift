import Synchronization
public import WhisperRowPort
public import WhisperSecretMemory

/// Reads foreign files through `whisper-reader`, a program of this package that runs beside (WDB-1, WDB-2).
///
/// Each open file has a process of its own, which gets the file as an open descriptor, holds nothing of the vault's, and
/// denies itself every system call but those of reading (docs/decisions/0060-a-reader-in-a-process-of-its-own.md). What must not
/// stay in memory, such as a decrypted database, is in a nameless file in the temporary directory, encrypted under a key
/// that the process alone has.
public final class DatabaseReader: ForeignReader {
    private let program: String
    private let temporaryDirectory: String
    private let memory: any SecretAllocator
    /// The process that computes keys and decrypts streams, once there is one.
    private let helper = Mutex<ReaderSession?>(nil)

    /// Above every number under which the reader finds its files.
    private static let lowest: Int32 = 16

    /// Creates a reader. No process is started before the first call.
    ///
    /// - Parameters:
    ///   - program: The path of `whisper-reader`.
    ///   - temporaryDirectory: A directory with room for unpacked databases.
    ///   - memory: Where derived keys are stored.
    public init(program: String, temporaryDirectory: String, memory: any SecretAllocator) {
        self.program = program
        self.temporaryDirectory = temporaryDirectory
        self.memory = memory
    }

    /// Opens a database.
    ///
    /// - Throws: `.readerMissing`, `.notADatabase`, `.wrongKey`, `.damaged`, `.changed`, `.limit`, `.full`, `.cancelled`
    ///   or `.failed`.
    public func open(_ file: ForeignFile) throws(RowError) -> any RowSource {
        let (session, _) = try open(file, isDatabase: true)
        return ForeignRows(session)
    }

    /// Opens a file of any content.
    ///
    /// - Throws: As `open`.
    public func read(_ content: ForeignContent) throws(RowError) -> any ForeignBytes {
        let (session, size) = try open(ForeignFile(content), isDatabase: false)
        return ReaderBytes(session, size: size)
    }

    private func open(_ file: ForeignFile, isDatabase: Bool) throws(RowError) -> (ReaderSession, size: Int64) {
        var request = ReaderRequest(.open)
        request.add(UInt8(isDatabase ? 0 : 1))
        try request.add(file.content.layers)
        request.add(UInt8(file.log == nil ? 0 : 1))
        if let log = file.log { try request.add(log.layers) }
        let session = try session(content: file.content, log: file.log)
        do throws(RowError) {
            let size = try session.exchange(request) { answer throws(RowError) in
                try answer.number(Int64.self)
            }
            return (session, size)
        } catch {
            session.close()
            throw error
        }
    }

    private func session(content: ForeignContent?, log: ForeignContent?) throws(RowError) -> ReaderSession {
        var files: [OwnedDescriptor?] = []
        for content in [content, log] {
            if let content {
                files.append(try OwnedDescriptor.file(content.place, above: Self.lowest))
            } else {
                files.append(nil)
            }
        }
        return try ReaderSession(
            program: program, content: files[0], log: files[1],
            directory: try OwnedDescriptor.directory(temporaryDirectory, above: Self.lowest))
    }

    // MARK: Keys

    /// Derives a key of 32 bytes.
    ///
    /// - Throws: `.limit` for parameters beyond those of genuine files; `.readerMissing`, `.cancelled` or `.failed`.
    public func derive(
        _ derivation: ForeignDerivation, from secret: ForeignKey
    ) throws(RowError) -> ForeignKey {
        var request = ReaderRequest(.derive)
        switch derivation {
        case .rounds(let hash, let salt, let count):
            request.add(UInt8(hash == .sha1 ? 1 : 2))
            request.add(UInt32(clamping: count))
            request.add(UInt32(32))
            request.add(salt)
            request.add([UInt8]())
        case .expanded(let salt, let information):
            request.add(UInt8(3))
            request.add(UInt32(0))
            request.add(UInt32(32))
            request.add(salt)
            request.add(information)
        }
        request.add(UInt32(clamping: secret.bytes.count))
        request.add(secret)
        return try secretAnswer(request, count: 32)
    }

    /// Unwraps a key (RFC 3394) of 24 to 256 bytes.
    ///
    /// - Throws: `.wrongKey` if the wrapping key is another one; `.readerMissing`, `.cancelled` or `.failed`.
    public func unwrap(_ wrapped: [UInt8], under key: ForeignKey) throws(RowError) -> ForeignKey {
        guard key.bytes.count == ForeignKey.count, (24...256).contains(wrapped.count), wrapped.count % 8 == 0 else {
            throw .wrongKey
        }
        var request = ReaderRequest(.unwrap)
        request.add(key)
        request.add(wrapped)
        return try secretAnswer(request, count: wrapped.count - 8)
    }

    /// Starts decrypting a stream: AES-256-CBC without padding, from an initial block of zeros.
    ///
    /// - Throws: `.tooMany` if too many are in use; `.readerMissing`, `.cancelled` or `.failed`.
    public func decryptor(_ key: ForeignKey) throws(RowError) -> any ForeignDecryptor {
        var request = ReaderRequest(.decryptor)
        guard key.bytes.count == ForeignKey.count else { throw .wrongKey }
        request.add(key)
        request.add(raw: [UInt8](repeating: 0, count: 16))
        let session = try keySession()
        let number = try session.exchange(request) { answer throws(RowError) in
            try answer.number(UInt8.self)
        }
        return ReaderDecryptor(session, number)
    }

    private func secretAnswer(_ request: consuming ReaderRequest, count: Int) throws(RowError) -> ForeignKey {
        let memory = memory
        return try keySession().exchange(request, limit: count, isSecret: true) { answer throws(RowError) in
            guard answer.rest == count else { throw .failed(0) }
            return try answer.secret(in: memory)
        }
    }

    /// The process for keys; started again if it has ended, such as by a cancelled derivation.
    private func keySession() throws(RowError) -> ReaderSession {
        if let session = helper.withLock({ $0 }), session.isUsable { return session }
        let started = try session(content: nil, log: nil)
        helper.withLock { $0 = started }
        return started
    }
}
