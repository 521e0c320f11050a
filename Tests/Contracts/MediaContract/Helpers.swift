import Testing
import WhisperMediaPort
import WhisperSecretMemory

/// What came of opening a file.
enum MediaOutcome: Equatable, CustomTestStringConvertible {
    /// The content.
    case opened([UInt8])
    /// The reason why it was refused.
    case refused(MediaOpeningError)

    var testDescription: String {
        switch self {
        case .opened(let content): "opened \(content.count) bytes"
        case .refused(let reason): "refused as \(reason)"
        }
    }
}

/// The sizes of the pieces in which a file arrives.
enum Pieces: CustomStringConvertible {
    /// Everything at once.
    case whole
    /// Byte by byte.
    case single
    /// Any sizes, often none and those of a few bytes.
    case random(seed: UInt64)

    var description: String {
        switch self {
        case .whole: "at once"
        case .single: "byte by byte"
        case .random(let seed): "in the pieces of seed \(seed)"
        }
    }

    /// Divides bytes.
    func divide(_ bytes: [UInt8]) -> [[UInt8]] {
        switch self {
        case .whole: return [bytes]
        case .single: return bytes.map { [$0] }
        case .random(var state):
            var pieces: [[UInt8]] = []
            var position = 0
            while position < bytes.count {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let largest = [0, 1, 2, 17, 40, 1_000, 70_000, 200_000][Int(state >> 61)]
                let size = min(Int(state >> 32 & 0x1FFF_FFFF) % (largest + 1), bytes.count - position)
                pieces.append(Array(bytes[position..<position + size]))
                position += size
            }
            return pieces + [[]]
        }
    }
}

/// What a receiver throws that takes no more.
struct Stopped: Error {}

/// A sample's opening cannot be tried.
struct UnfitSample: Error {}

extension MediaBench {
    /// The samples of which each byte can be changed in turn.
    func shortSamples() throws -> [MediaSample] {
        let short = samples.filter { $0.encrypted.count <= 74 }
        try #require(!short.isEmpty, "The bench has no file of at most 74 bytes")
        return short
    }

    /// The longest sample.
    func longestSample() throws -> MediaSample {
        try #require(samples.max { $0.encrypted.count < $1.encrypted.count })
    }

    /// The reference that a message with a file has.
    func reference(_ sample: MediaSample) throws -> MediaReference {
        guard
            let file = EncryptedFile(
                kind: sample.kind, path: "/v/sample", digest: sample.encryptedDigest,
                statedSize: Int64(sample.content.count)),
            let reference = MediaReference(file: file, key: try memory.copy(sample.key), digest: sample.digest)
        else { throw UnfitSample() }
        return reference
    }

    /// Starts opening a file.
    func begin(_ sample: MediaSample) throws -> any MediaOpening { try opener.begin(try reference(sample)) }

    /// Opens a file.
    func outcome(of sample: MediaSample, _ pieces: Pieces = .whole) throws -> MediaOutcome {
        let opening = try begin(sample)
        var content: [UInt8] = []
        do throws(MediaOpeningFailure<Never>) {
            for piece in pieces.divide(sample.encrypted) {
                try piece.withUnsafeBytesOrFailure { bytes throws(MediaOpeningFailure<Never>) in
                    try opening.open(bytes) { content += $0 }
                }
            }
            try opening.finish { content += $0 }
            return .opened(content)
        } catch {
            switch error {
            case .opening(let reason): return .refused(reason)
            }
        }
    }

    /// Requires that a file is refused for a reason, in whatever pieces it comes.
    func requireRefusal(of sample: MediaSample, as reason: MediaOpeningError, _ what: String) throws {
        for pieces in [Pieces.whole, .random(seed: seed)] {
            let found = try outcome(of: sample, pieces)
            try #require(found == .refused(reason), "\(sample.title), \(what), \(pieces)")
        }
    }
}

extension MediaSample {
    /// The file with other encrypted bytes.
    ///
    /// - Parameter sha256: Makes the message state the digest of these; nil leaves the digest as it is.
    func with(encrypted: [UInt8], _ sha256: (([UInt8]) -> [UInt8])? = nil) -> MediaSample {
        var sample = self
        sample.encrypted = encrypted
        if let sha256 { sample.encryptedDigest = sha256(encrypted) }
        return sample
    }

    /// The file with something else changed.
    func with(_ change: (inout MediaSample) -> Void) -> MediaSample {
        var sample = self
        change(&sample)
        return sample
    }

    /// Whether the encrypted bytes can be a file: at least one whole block, only whole blocks, and a code.
    var isWhole: Bool { encrypted.count >= 26 && (encrypted.count - 10).isMultiple(of: 16) }
}

extension [UInt8] {
    /// The bytes with one bit of one of them inverted, another one for each place.
    func flipped(at index: Int) -> [UInt8] {
        var bytes = self
        bytes[index] ^= 1 << UInt8(truncatingIfNeeded: index % 8)
        return bytes
    }

    /// Calls a closure with the bytes.
    func withUnsafeBytesOrFailure<Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        try withUnsafeBufferPointer { (bytes) throws(Failure) in try body(UnsafeRawBufferPointer(bytes)) }
    }
}
