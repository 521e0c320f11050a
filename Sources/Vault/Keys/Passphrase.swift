import WhisperPosixFiles
import WhisperCore
public import WhisperSecretMemory

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads a passphrase from its source into guarded memory, in one call.
///
/// There is no way from a string literal: a passphrase in a program's text is none.
public enum Passphrase {
    /// The longest passphrase, in bytes: what a terminal hands over in one line.
    public static let maximumLength = 4_095

    /// Bytes that the program has, 1 … 4,095. Wiping the original is the program's responsibility.
    ///
    /// - Throws: ``VaultError`` `.secret` for no bytes or too many.
    public static func bytes(_ bytes: RawSpan, adapters: VaultAdapters? = nil) throws(VaultError) -> SecretBytes {
        guard (1...maximumLength).contains(bytes.byteCount) else { throw VaultError(.secret) }
        let memory = try VaultAdapters.chosen(adapters)
        do {
            return try memory.memory.copy(bytes)
        } catch {
            throw VaultError(error)
        }
    }

    /// Bytes that the program has, 1 … 4,095. Wiping the original is the program's responsibility.
    ///
    /// - Throws: ``VaultError`` `.secret` for no bytes or too many.
    public static func bytes(_ bytes: [UInt8], adapters: VaultAdapters? = nil) throws(VaultError) -> SecretBytes {
        try unsafe self.bytes(bytes.span.bytes, adapters: adapters)
    }

    /// The first line of a file, without its end.
    ///
    /// - Throws: ``VaultError`` `.secret` if it is empty or too long, or the file cannot be read.
    public static func file(at path: String, adapters: VaultAdapters? = nil) throws(VaultError) -> SecretBytes {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw VaultError(.secret, path: path, underlying: FileError(number: errno))
        }
        defer { close(descriptor) }
        return try line(of: descriptor, adapters)
    }

    /// The first line that a command prints, which `/bin/sh` runs with an empty standard input, such as `pass show whisper`.
    ///
    /// - Throws: ``VaultError`` `.secret` if it fails, or prints nothing or too much.
    public static func command(_ command: String, adapters: VaultAdapters? = nil) throws(VaultError) -> SecretBytes {
        let child: ShellCommand
        do {
            child = try ShellCommand.start(command, hiding: [])
        } catch {
            throw VaultError(.secret, underlying: error)
        }
        let secret: Result<SecretBytes, VaultError>
        do {
            secret = .success(try line(of: child.output, adapters))
        } catch {
            secret = .failure(error)
        }
        guard child.finish() == 0 else { throw VaultError(.secret) }
        return try secret.get()
    }

    /// Ten random words of four letters, 120 bits; ``SecretBytes/withUnsafeBytes(_:)`` lends them for showing to the owner.
    ///
    /// - Throws: ``VaultError`` if no guarded memory is left.
    public static func generated(adapters: VaultAdapters? = nil) throws(VaultError) -> SecretBytes {
        let adapters = try VaultAdapters.chosen(adapters)
        do {
            return try GeneratedPassphrase.make(sealing: adapters.sealing, memory: adapters.memory)
        } catch {
            throw VaultError(error)
        }
    }

    /// Prompts at the controlling terminal, without echo.
    ///
    /// - Parameter question: The prompt, such as `Passphrase: `.
    /// - Throws: ``VaultError`` `.secret` if there is no terminal or nothing was typed; `.cancelled` for Control-C and
    ///   Control-D.
    public static func prompt(_ question: String, adapters: VaultAdapters? = nil) throws(VaultError) -> SecretBytes {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw VaultError(.secret, underlying: FileError(number: errno)) }
        defer { close(descriptor) }
        var before = termios()
        guard unsafe tcgetattr(descriptor, &before) == 0 else { throw VaultError(.secret) }
        // Without signals, which a library must not handle: Control-C arrives as a byte, and the terminal is always restored.
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL | ISIG | ICANON)
        guard unsafe tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { throw VaultError(.secret) }
        defer {
            unsafe tcsetattr(descriptor, TCSAFLUSH, &before)
            show("\n", on: descriptor)
        }
        show(question, on: descriptor)
        return try unsafe collect(adapters) { (buffer) throws(VaultError) in
            var typed = unsafe TypedLine(buffer)
            while true {
                var byte: UInt8 = 0
                guard unsafe read(descriptor, &byte, 1) == 1 else { throw VaultError(.secret) }
                switch typed.take(byte) {
                case .more: continue
                case .done: return typed.count
                case .cancelled: throw VaultError(.cancelled)
                }
            }
        }
    }

    private static func show(_ text: String, on descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }

    /// The first line that can be read from a descriptor, without its end.
    private static func line(of descriptor: Int32, _ adapters: VaultAdapters?) throws(VaultError) -> SecretBytes {
        try unsafe collect(adapters) { (buffer) throws(VaultError) in
            var count = 0
            while true {
                guard count < buffer.count else { throw VaultError(.secret) }
                // A byte at a time: what comes after the line may be for another reader.
                let result = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), 1)
                if result < 0, errno == EINTR { continue }
                guard result >= 0 else { throw VaultError(.secret, underlying: FileError(number: errno)) }
                if unsafe result == 0 || buffer[count] == UInt8(ascii: "\n") { break }
                count += 1
            }
            // A line that ends as Windows ends it.
            if unsafe count > 0 && buffer[count - 1] == UInt8(ascii: "\r") { count -= 1 }
            return count
        }
    }

    /// Fills a guarded buffer and copies as much of it as was filled.
    private static func collect(
        _ adapters: VaultAdapters?, _ fill: (UnsafeMutableRawBufferPointer) throws(VaultError) -> Int
    ) throws(VaultError) -> SecretBytes {
        let memory = try VaultAdapters.chosen(adapters).memory
        var buffer: SecretBytes
        do {
            buffer = try memory.allocate(count: maximumLength + 1)
        } catch {
            throw VaultError(error)
        }
        let count = try unsafe buffer.withUnsafeMutableBytes(fill)
        guard count > 0 else { throw VaultError(.secret) }
        do {
            return try unsafe buffer.withUnsafeBytes { (bytes) throws(SecretMemoryError) in
                try unsafe memory.copy(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            }
        } catch {
            throw VaultError(error)
        }
    }
}

/// A line that is typed key by key into a buffer, with the keys that correct it. The buffer outlives it.
@safe struct TypedLine {
    /// What a key did.
    enum Answer {
        case more, done, cancelled
    }

    private let buffer: UnsafeMutableRawBufferPointer
    /// The number of bytes in the line.
    private(set) var count = 0

    init(_ buffer: UnsafeMutableRawBufferPointer) {
        unsafe self.buffer = buffer
    }

    /// Processes a typed byte: text, end of line, erase, kill or cancellation. A line that is too long cancels.
    mutating func take(_ byte: UInt8) -> Answer {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .done
        case 3, 4: return .cancelled
        case 8, 127:
            // A character of several bytes is erased as a whole.
            while count > 0 {
                count -= 1
                if unsafe buffer[count] & 0xC0 != 0x80 { break }
            }
        case 21: count = 0
        default:
            guard unsafe count < buffer.count - 1 else { return .cancelled }
            unsafe buffer[count] = byte
            count += 1
        }
        return .more
    }
}
