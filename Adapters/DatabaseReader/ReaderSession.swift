import Synchronization
import WhisperRowPort
import WhisperSecretPool

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Exchanges requests and answers with one process of the reader, one at a time.
///
/// After an exchange that failed midway nothing further is exchanged: the process is killed, and every later call fails
/// in the same way.
///
/// Unchecked, since everything that changes is guarded by `isBusy`.
final class ReaderSession: @unchecked Sendable {
    /// Whether an exchange is going on. Unlike a mutex, it can be waited for until the task is cancelled.
    private let isBusy = Atomic(false)
    private let isClosed = Atomic(false)
    private let isBroken = Atomic(false)
    private let process: ReaderProcess
    /// The answer that is being received.
    private var answer: [UInt8] = []
    /// How much of it has been received.
    private var received = 0
    /// Why nothing can be exchanged any more.
    private var failure: RowError?

    /// The version of the protocol.
    private static let version: UInt8 = 1
    /// No answer with rows is longer.
    static let largestAnswer = RowLimits.rowBytes + 128 * 1_024
    /// Answers above this size are not kept as a buffer.
    private static let keptAnswer = 512 * 1_024

    /// Starts a process, and makes sure that it speaks the protocol.
    init(program: String, content: OwnedDescriptor?, log: OwnedDescriptor?, directory: OwnedDescriptor) throws(RowError)
    {
        process = try ReaderProcess.start(program, content: content, log: log, directory: directory)
        try process.input.setNonblocking()
        try process.output.setNonblocking()
        var request = ReaderRequest(.hello)
        request.add(Self.version)
        let version = try exchange(request) { answer throws(RowError) in try answer.number(UInt8.self) }
        guard version == Self.version else { throw .failed(0) }
    }

    deinit { close() }

    /// Whether the session was closed by its owner.
    var hasEnded: Bool { isClosed.load(ordering: .acquiring) }

    /// Whether requests can still be exchanged, as far as is known.
    var isUsable: Bool { !hasEnded && !isBroken.load(ordering: .acquiring) }

    /// Ends the process, also in the middle of an exchange.
    func close() {
        isClosed.store(true, ordering: .releasing)
        process.end()
    }

    /// Sends a request and passes the answer to a closure.
    ///
    /// - Parameters:
    ///   - limit: The maximum size of the answer.
    ///   - isSecret: Whether the answer is wiped afterwards.
    func exchange<Value>(
        _ request: consuming ReaderRequest, limit: Int = largestAnswer, isSecret: Bool = false,
        _ decode: (inout AnswerReader) throws(RowError) -> Value
    ) throws(RowError) -> Value {
        try enter()
        defer { isBusy.store(false, ordering: .releasing) }
        if hasEnded { throw .failed(0) }
        if let failure { throw failure }
        do {
            try send(request.finish())
            let refusal = try receive(limit: limit)
            defer { tidy(isSecret) }
            if let refusal { throw Refusal.refused(refusal) }
            let outcome = unsafe answer.withUnsafeBytes { bytes in
                Result { () throws(RowError) in
                    var reader = unsafe AnswerReader(UnsafeRawBufferPointer(rebasing: bytes[..<received]))
                    return try decode(&reader)
                }
            }
            return try outcome.get()
        } catch let refusal as Refusal {
            switch refusal {
            case .refused(let error): throw error
            }
        } catch let error as RowError {
            failure = error
            isBroken.store(true, ordering: .releasing)
            process.end()
            throw error
        } catch {
            throw .failed(0)
        }
    }

    /// A failure that the reader reports, after which it can be asked something else.
    private enum Refusal: Error {
        case refused(RowError)
    }

    private func enter() throws(RowError) {
        while !isBusy.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged {
            if Task.isCancelled { throw .cancelled }
            usleep(200)
        }
    }

    private func send(_ parts: [ReaderRequest.Part]) throws(RowError) {
        // Small parts together: most requests are one write.
        var together: [UInt8] = []
        for part in parts {
            switch part {
            case .bytes(let bytes): together += bytes
            case .key(let key):
                try send(together)
                together = []
                let outcome = unsafe key.bytes.withUnsafeBytes { bytes in
                    Result { () throws(RowError) in try unsafe ReaderPipes.write(bytes, to: process.input) }
                }
                try outcome.get()
            }
        }
        try send(together)
    }

    private func send(_ bytes: [UInt8]) throws(RowError) {
        let outcome = unsafe bytes.withUnsafeBytes { bytes in
            Result { () throws(RowError) in try unsafe ReaderPipes.write(bytes, to: process.input) }
        }
        try outcome.get()
    }

    /// Receives an answer into `answer`, or the error that it is.
    private func receive(limit: Int) throws(RowError) -> RowError? {
        received = 0
        while true {
            var head: (length: UInt32, code: UInt8) = (0, 0)
            try unsafe withUnsafeMutableBytes(of: &head) { bytes in
                Result { () throws(RowError) in try unsafe ReaderPipes.read(process.output, into: bytes) }
            }.get()
            let length = Int(UInt32(littleEndian: head.length)) - 1
            guard length >= 0, length <= limit - received,
                head.code != ReaderOutcome.continued || length == ReaderOutcome.piece
            else { throw .failed(0) }
            let end = received + length
            if answer.count < end { answer += [UInt8](repeating: 0, count: end - answer.count) }
            let outcome = unsafe answer.withUnsafeMutableBytes { buffer in
                let place = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[received..<end])
                return Result { () throws(RowError) -> RowError? in
                    try unsafe ReaderPipes.read(process.output, into: place)
                    guard head.code > ReaderOutcome.continued else { return nil }
                    guard let error = unsafe ReaderOutcome.error(head.code, UnsafeRawBufferPointer(place)) else {
                        throw .failed(0)
                    }
                    return error
                }
            }
            if let error = try outcome.get() { return error }
            received = end
            if head.code == ReaderOutcome.done { return nil }
        }
    }

    private func tidy(_ isSecret: Bool) {
        if isSecret { SecretWipe.wipe(&answer) }
        if answer.count > Self.keptAnswer { answer = [] }
    }
}
