import Synchronization
import WhisperRowPort

/// A foreign file of any content that the reader has open.
final class ReaderBytes: ForeignBytes {
    let size: Int64
    private let session: ReaderSession
    /// The largest piece.
    private static let largest = 128 * 1_024

    init(_ session: ReaderSession, size: Int64) {
        self.session = session
        self.size = size
    }

    func read(at offset: Int64, atMost count: Int) throws(RowError) -> [UInt8] {
        guard offset >= 0, count > 0 else { return [] }
        var request = ReaderRequest(.read)
        request.add(offset)
        request.add(UInt32(min(count, Self.largest)))
        return try session.exchange(request, limit: Self.largest) { answer throws(RowError) in
            try answer.remainder()
        }
    }

    func verify() throws(RowError) { try session.exchange(ReaderRequest(.verify)) { _ in } }

    func close() { session.close() }
}

/// A stream that the reader decrypts.
final class ReaderDecryptor: ForeignDecryptor {
    private let session: ReaderSession
    private let number: UInt8
    private let isClosed = Atomic(false)
    /// The largest piece.
    private static let largest = 256 * 1_024

    init(_ session: ReaderSession, _ number: UInt8) {
        self.session = session
        self.number = number
    }

    deinit { close() }

    func decrypt(_ blocks: [UInt8]) throws(RowError) -> [UInt8] {
        guard !isClosed.load(ordering: .acquiring), blocks.count <= Self.largest, blocks.count % 16 == 0 else {
            throw .failed(0)
        }
        guard !blocks.isEmpty else { return [] }
        var request = ReaderRequest(.decrypt)
        request.add(number)
        request.add(blocks)
        return try session.exchange(request, limit: blocks.count) { answer throws(RowError) in
            try answer.remainder()
        }
    }

    func close() {
        guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        var request = ReaderRequest(.endDecryptor)
        request.add(number)
        // A stream ends with the process that decrypts it.
        try? session.exchange(request) { _ in }
    }
}
