import WhisperBridgeProtocol
import Foundation
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization

/// The events that a messenger has delivered and the host has not acknowledged, on disk (docs/bridge-protocol.md,
/// *Journal*).
///
/// The file contains the box of the highest number that was removed, then a box for each line. Each box is preceded by
/// its length in four bytes; its context contains its number, so that no box can be exchanged for another. Lines are
/// numbered without gaps.
final class SealedJournal: Sendable {
    private struct State {
        var file: CInt
        /// The highest number assigned, removed, and sent to the host.
        var highest: Int64 = 0
        var forgotten: Int64 = 0
        var sent: Int64 = 0
        /// The offset and length of the box of each remaining line.
        var boxes: [(offset: Int, count: Int)] = []
        var end = 0
    }

    struct Unusable: Error {
        let reason: String
    }

    private let path: String
    private let key: SecretBytes
    private let sealing: SodiumSealing
    private let lock: FileLock
    private let state: Mutex<State>

    /// Opens or creates the journal of a host, and removes acknowledged lines. A bridge whose host was killed gets a
    /// few seconds to release it.
    init(_ start: BridgeStart) throws {
        path = start.journal
        sealing = try SodiumSealing()
        var key = try sealing.allocate(count: start.journalKey.count)
        key.withUnsafeMutableBytes { $0.copyBytes(from: start.journalKey) }
        self.key = key
        lock = try FileLock.acquire(path + ".lock", waitingAtMost: 8_000)
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Unusable(reason: "it cannot be opened") }
        state = Mutex(State(file: file))
        try state.withLock { state in
            try read(&state)
            state.highest = max(state.highest, start.after)
            forget(through: start.after, &state)
            if state.boxes.isEmpty { try empty(&state) }
            state.sent = state.forgotten
        }
    }

    /// The highest number assigned.
    var highest: Int64 { state.withLock { $0.highest } }

    /// The number of unacknowledged lines.
    var pending: Int64 { state.withLock { Int64($0.boxes.count) } }

    /// Whether every line was sent to the host.
    var isTold: Bool { state.withLock { $0.sent == $0.highest } }

    /// Appends the line with the next number. Once it returns, the line survives anything.
    func append(_ line: [UInt8], number: Int64) throws {
        try state.withLock { state in
            let box = try sealing.seal(line, under: key, context: context(number))
            try write(box, &state)
            state.highest = number
            state.boxes.append((state.end - box.count, box.count))
        }
    }

    /// The next line for the host, and its number; nil if all were sent.
    func nextUntold() throws -> (number: Int64, line: [UInt8])? {
        try state.withLock { state in
            guard state.sent < state.highest else { return nil }
            let number = state.sent + 1
            let place = state.boxes[Int(number - state.forgotten) - 1]
            var box = [UInt8](repeating: 0, count: place.count)
            guard pread(state.file, &box, box.count, off_t(place.offset)) == box.count else {
                throw Unusable(reason: "it cannot be read")
            }
            state.sent = number
            return (number, try sealing.open(box, under: key, context: context(number)))
        }
    }

    /// Removes everything up to a number, as far as it was sent to the host.
    func acknowledge(_ number: Int64) throws {
        try state.withLock { state in
            forget(through: min(number, state.sent), &state)
            if state.boxes.isEmpty { try empty(&state) }
        }
    }

    // MARK: The file

    private func forget(through number: Int64, _ state: inout State) {
        guard number > state.forgotten else { return }
        state.boxes.removeFirst(min(state.boxes.count, Int(number - state.forgotten)))
        state.forgotten = number
        state.sent = max(state.sent, number)
    }

    private func read(_ state: inout State) throws {
        let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
        guard let base = box(in: bytes, at: 0) else { return }
        guard let number = try? sealing.open(Array(bytes[base]), under: key, context: context(0)), number.count == 8
        else {
            throw Unusable(reason: "it is damaged, or of another key")
        }
        state.forgotten = number.reduce(0) { $0 << 8 | Int64($1) }
        state.highest = state.forgotten
        state.end = base.upperBound
        // A torn line was never sent: the next line replaces it.
        while let place = box(in: bytes, at: state.end) {
            let context = context(state.highest + 1)
            guard (try? sealing.open(Array(bytes[place]), under: key, context: context)) != nil else {
                guard place.upperBound == bytes.count else { throw Unusable(reason: "it is damaged") }
                break
            }
            state.highest += 1
            state.boxes.append((place.lowerBound, place.count))
            state.end = place.upperBound
        }
        ftruncate(state.file, off_t(state.end))
    }

    /// The range of the box at an offset; nil if there is no complete one.
    private func box(in bytes: [UInt8], at offset: Int) -> Range<Int>? {
        guard offset + 4 <= bytes.count else { return nil }
        let count = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        guard count > 0, count <= bytes.count - offset - 4 else { return nil }
        return offset + 4..<offset + 4 + count
    }

    /// Replaces the file with one that contains only the highest number.
    private func empty(_ state: inout State) throws {
        guard state.end == 0 || state.boxes.isEmpty else { return }
        let fresh = open(path + ".new", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard fresh >= 0 else { throw Unusable(reason: "it cannot be written") }
        close(state.file)
        (state.file, state.end) = (fresh, 0)
        let number = (0..<8).map { UInt8(truncatingIfNeeded: state.forgotten >> (56 - 8 * $0)) }
        try write(try sealing.seal(number, under: key, context: context(0)), &state)
        guard rename(path + ".new", path) == 0 else { throw Unusable(reason: "it cannot be replaced") }
    }

    private func write(_ box: [UInt8], _ state: inout State) throws {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: box.count >> (24 - 8 * $0)) } + box
        guard pwrite(state.file, bytes, bytes.count, off_t(state.end)) == bytes.count, fsync(state.file) == 0 else {
            throw Unusable(reason: "it cannot be written")
        }
        state.end += bytes.count
    }

    private func context(_ number: Int64) -> [UInt8] { Array("line \(number)".utf8) }
}
