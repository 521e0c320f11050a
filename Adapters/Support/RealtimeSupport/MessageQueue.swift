public import WhisperRealtimePort
import Synchronization

/// A bounded queue of messages that have arrived on a socket and have not been requested yet.
///
/// It implements the rules for `receive`: order, no loss on cancellation, and the end reported last.
public final class MessageQueue: Sendable {
    /// The limits of the read-ahead.
    public struct Room: Sendable {
        /// The maximum number of messages.
        public var messages: Int
        /// The maximum total size in bytes, which one message may exceed.
        public var bytes: Int

        /// Creates limits.
        public init(messages: Int = 256, bytes: Int = 1 << 20) {
            self.messages = messages
            self.bytes = bytes
        }
    }

    private typealias Outcome = Result<[UInt8], TransportError>

    private struct Receiver {
        let id: UInt64
        let continuation: CheckedContinuation<Outcome, Never>
    }

    private struct Sender {
        let id: UInt64
        let message: [UInt8]
        let continuation: CheckedContinuation<TransportError?, Never>
    }

    private struct State {
        var waiting = MessageBacklog()
        var receivers: [Receiver] = []
        var senders: [Sender] = []
        var end: TransportError?
        var wasFull = false
        var lastID: UInt64 = 0
    }

    private let state = Mutex(State())
    private let room: Room
    private let whenRoom: @Sendable () -> Void

    /// Creates an empty queue.
    ///
    /// - Parameters:
    ///   - room: Its capacity.
    ///   - whenRoom: Called whenever half of the capacity is free again after the queue was full; on any thread.
    public init(room: Room = Room(), whenRoom: @escaping @Sendable () -> Void = {}) {
        self.room = room
        self.whenRoom = whenRoom
    }

    /// Appends a message even if there is no room, and returns false if the next one should wait for `whenRoom`. After
    /// the end, the message is discarded.
    public func offer(_ message: [UInt8]) -> Bool {
        let (receiver, hasRoom): (Receiver?, Bool) = state.withLock { state in
            guard state.end == nil else { return (nil, true) }
            if !state.receivers.isEmpty { return (state.receivers.removeFirst(), true) }
            state.waiting.append(message)
            state.wasFull = isFull(state.waiting)
            return (nil, !state.wasFull)
        }
        receiver?.continuation.resume(returning: .success(message))
        return hasRoom
    }

    /// Appends a message as soon as there is room.
    ///
    /// - Throws: The end of the queue, or `.cancelled`.
    public func put(_ message: [UInt8]) async throws(TransportError) {
        let id = newID()
        let failure = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                putOrWait(Sender(id: id, message: message, continuation: continuation))
            }
        } onCancel: {
            let sender = state.withLock { state in
                state.senders.firstIndex { $0.id == id }.map { state.senders.remove(at: $0) }
            }
            sender?.continuation.resume(returning: .cancelled)
        }
        if let failure { throw failure }
    }

    /// The next message, as soon as there is one.
    ///
    /// - Throws: The end of the queue, or `.cancelled`.
    public func next() async throws(TransportError) -> [UInt8] {
        let id = newID()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                takeOrWait(Receiver(id: id, continuation: continuation))
            }
        } onCancel: {
            let receiver = state.withLock { state in
                state.receivers.firstIndex { $0.id == id }.map { state.receivers.remove(at: $0) }
            }
            receiver?.continuation.resume(returning: .failure(.cancelled))
        }
        return try outcome.get()
    }

    /// Ends the queue; only the first end counts. Waiting messages are delivered first, unless they are discarded.
    public func finish(_ end: TransportError, discardingWaiting: Bool = false) {
        let (receivers, senders): ([Receiver], [Sender]) = state.withLock { state in
            if discardingWaiting { state.waiting = MessageBacklog() }
            guard state.end == nil else { return ([], []) }
            state.end = end
            state.wasFull = false
            defer {
                state.receivers = []
                state.senders = []
            }
            return (state.receivers, state.senders)
        }
        for receiver in receivers { receiver.continuation.resume(returning: .failure(end)) }
        for sender in senders { sender.continuation.resume(returning: end) }
    }

    /// The end of the queue, if it has ended.
    public var end: TransportError? { state.withLock(\.end) }

    private func newID() -> UInt64 {
        state.withLock { state in
            state.lastID &+= 1
            return state.lastID
        }
    }

    private func isFull(_ waiting: MessageBacklog) -> Bool {
        waiting.count >= room.messages || waiting.bytes >= room.bytes
    }

    /// Runs in the receiver's task, and asks under the lock whether that is cancelled: a task that is cancelled later finds
    /// itself among the waiting ones.
    private func takeOrWait(_ receiver: Receiver) {
        let (outcome, sender, hasRoom): (Outcome?, Sender?, Bool) = state.withLock { state in
            // At the end there is nothing left to wait for.
            if let end = state.end, state.waiting.count == 0 { return (.failure(end), nil, false) }
            if Task.isCancelled { return (.failure(.cancelled), nil, false) }
            guard let message = state.waiting.removeFirst() else {
                state.receivers.append(receiver)
                return (nil, nil, false)
            }
            var sender: Sender?
            if !state.senders.isEmpty, !isFull(state.waiting) {
                let first = state.senders.removeFirst()
                state.waiting.append(first.message)
                sender = first
            }
            let hasRoom =
                state.wasFull && state.waiting.count <= room.messages / 2 && state.waiting.bytes <= room.bytes / 2
            if hasRoom { state.wasFull = false }
            return (.success(message), sender, hasRoom)
        }
        if let outcome { receiver.continuation.resume(returning: outcome) }
        sender?.continuation.resume(returning: nil)
        if hasRoom { whenRoom() }
    }

    /// Runs in the sender's task; see `takeOrWait`.
    private func putOrWait(_ sender: Sender) {
        let (isDone, failure, receiver): (Bool, TransportError?, Receiver?) = state.withLock { state in
            if let end = state.end { return (true, end, nil) }
            if Task.isCancelled { return (true, .cancelled, nil) }
            if !state.receivers.isEmpty { return (true, nil, state.receivers.removeFirst()) }
            guard state.senders.isEmpty, !isFull(state.waiting) else {
                state.senders.append(sender)
                return (false, nil, nil)
            }
            state.waiting.append(sender.message)
            return (true, nil, nil)
        }
        receiver?.continuation.resume(returning: .success(sender.message))
        if isDone { sender.continuation.resume(returning: failure) }
    }
}
