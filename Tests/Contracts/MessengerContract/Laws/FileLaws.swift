import WhisperMessengerPort
import WhisperRealtimePort
import Synchronization
import Testing

extension MessengerLaw {
    static let fileLaws: [MessengerLaw] = [
        MessengerLaw("11. What is uploaded is downloaded by another member with the same bytes", abilities: [.media]) {
            trial in
            let ana = try await trial.device(.ana)
            let ben = try await trial.device(.ben)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for count in [1, 1_000, 200_000] {
                let bytes = content(count)
                let address = try await ana.messenger.upload(
                    source(bytes), type: "application/octet-stream", name: "file \(count)")
                try await ana.write(address, in: room)
                try await trial.synchronise(ana, room, count: 1)
                let sink = ByteCollector()
                try await ben.messenger.download(address, limit: count, into: sink.sink)
                let isWhole = sink.bytes == bytes
                #expect(isWhole, "\(count) bytes")
            }
        },
        MessengerLaw("11. A download over the limit throws, and its sink gets no more than that", abilities: [.media]) {
            trial in
            let ana = try await trial.device(.ana)
            let bytes = content(200_000)
            let address = try await ana.messenger.upload(
                source(bytes), type: "application/octet-stream", name: nil)
            for limit in [0, 1, 100_000, 199_999] {
                let sink = ByteCollector()
                let error = await failure { () throws(MessengerError) in
                    try await ana.messenger.download(address, limit: limit, into: sink.sink)
                }
                #expect(error == .tooLarge)
                #expect(sink.bytes.count <= limit)
            }
        },
        MessengerLaw("11. A source or a sink that fails ends the call with `bodyFailed`", abilities: [.media]) {
            trial in
            let ana = try await trial.device(.ana)
            let broken = HTTPBodySource(length: 1_000) { throw TrialEnded() }
            let uploaded = await failure { () throws(MessengerError) in
                try await ana.messenger.upload(broken, type: "application/octet-stream", name: nil)
            }
            #expect(uploaded == .transport(.bodyFailed))
            let address = try await ana.messenger.upload(
                source(content(1_000)), type: "application/octet-stream", name: nil)
            let downloaded = await failure { () throws(MessengerError) in
                try await ana.messenger.download(address, limit: 1_000, into: HTTPBodySink { _ in throw TrialEnded() })
            }
            #expect(downloaded == .transport(.bodyFailed))
        },
    ]

    private static func content(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 % 251) } }

    private static func source(_ bytes: [UInt8]) -> HTTPBodySource {
        let rest = RestOfBytes(bytes)
        return HTTPBodySource(length: bytes.count) { rest.next() }
    }
}

/// The bytes that a source has not produced yet.
private final class RestOfBytes: Sendable {
    private let rest: Mutex<ArraySlice<UInt8>>

    init(_ bytes: [UInt8]) { rest = Mutex(bytes[...]) }

    func next() -> [UInt8]? {
        rest.withLock { rest in
            let chunk = Array(rest.prefix(30_000))
            rest = rest.dropFirst(chunk.count)
            return chunk.isEmpty ? nil : chunk
        }
    }
}

/// Collects what a download brings.
private final class ByteCollector: Sendable {
    private let state = Mutex<[UInt8]>([])

    var bytes: [UInt8] { state.withLock { $0 } }
    var sink: HTTPBodySink { HTTPBodySink { [self] chunk in state.withLock { $0 += chunk } } }
}
