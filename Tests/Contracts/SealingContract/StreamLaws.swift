import WhisperSealingPort
import WhisperSecretMemory
import Testing

/// A stream sealed whole: its header and its chunks.
private struct SealedStream {
    let header: [UInt8]
    let chunks: [[UInt8]]

    init(_ contents: [[UInt8]], _ sealing: any Sealing, under key: borrowing SecretBytes) throws {
        let sealer = try sealing.sealStream(under: key)
        header = sealer.header
        chunks = try contents.enumerated().map { index, content in
            try content.withUnsafeBytes { try sealer.seal($0, isLast: index == contents.count - 1) }
        }
    }
}

/// The output of a stream; nil if it fails or is not marked as ended.
private func opened(
    header: [UInt8], _ chunks: [[UInt8]], _ sealing: any Sealing, under key: borrowing SecretBytes
) -> [[UInt8]]? {
    guard let opener = try? sealing.openStream(header: header, under: key) else { return nil }
    var contents: [[UInt8]] = []
    var isEnded = false
    for chunk in chunks {
        guard let piece = try? chunk.withUnsafeBytes({ try opener.open($0) }) else { return nil }
        contents.append(piece.bytes)
        isEnded = piece.isLast
    }
    return isEnded ? contents : nil
}

extension SealingLaw {
    static let streamLaws = [
        SealingLaw("A stream opens chunk by chunk as it was sealed") { sealing, _ in
            let key = try sealing.makeKey()
            for contents: [[UInt8]] in [[[]], [[1]], [[1, 2], [], [3]], [sealing.randomBytes(count: 65_536), [1]]] {
                let stream = try SealedStream(contents, sealing, under: key)
                #expect(opened(header: stream.header, stream.chunks, sealing, under: key) == contents)
            }
        },
        SealingLaw("A stream does not open under another key or header") { sealing, _ in
            let key = try sealing.makeKey()
            let stream = try SealedStream([[1], [2]], sealing, under: key)
            let other = try SealedStream([[1], [2]], sealing, under: key)
            #expect(try opened(header: stream.header, stream.chunks, sealing, under: sealing.makeKey()) == nil)
            #expect(opened(header: other.header, stream.chunks, sealing, under: key) == nil)
            #expect(opened(header: Array(stream.header.dropLast()), stream.chunks, sealing, under: key) == nil)
            #expect(stream.header != other.header)
        },
        SealingLaw("A changed, missing, repeated, moved, foreign or added chunk is detected") { sealing, _ in
            let key = try sealing.makeKey()
            let stream = try SealedStream([[1], [2], [3]], sealing, under: key)
            let other = try SealedStream([[1], [2], [3]], sealing, under: key)
            let (first, second, third) = (stream.chunks[0], stream.chunks[1], stream.chunks[2])
            let wrong: [[[UInt8]]] =
                [
                    [], [first], [first, second], [first, third], [second, third], [second, first, third],
                    [first, first, second, third], [first, other.chunks[1], third], [first, second, third, third],
                    [first, second, third, []], [first, second, []],
                ] + withOneBitChanged(second).map { [first, $0, third] }
            for chunks in wrong {
                #expect(opened(header: stream.header, chunks, sealing, under: key) == nil)
            }
        },
        SealingLaw("No chunk is accepted after the last one, or after one that failed") { sealing, _ in
            let key = try sealing.makeKey()
            let sealer = try sealing.sealStream(under: key)
            let last = try [UInt8]([1]).withUnsafeBytes { try sealer.seal($0, isLast: true) }
            #expect(throws: SealingError.malformed) {
                try [UInt8]([2]).withUnsafeBytes { _ = try sealer.seal($0, isLast: false) }
            }
            let opener = try sealing.openStream(header: sealer.header, under: key)
            #expect(throws: SealingError.notAuthentic) {
                try [UInt8](repeating: 0, count: last.count).withUnsafeBytes { _ = try opener.open($0) }
            }
            #expect(throws: SealingError.malformed) { try last.withUnsafeBytes { _ = try opener.open($0) } }
        },
    ]
}
