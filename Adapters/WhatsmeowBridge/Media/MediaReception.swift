#if Bridge
    import Synchronization
    import WhisperBridgeProtocol
    import WhisperMediaPort

    /// Receives the bytes of one transfer, and compares them with what the bridge says of them.
    struct MediaReception {
        /// How a transfer ended.
        enum Outcome {
            /// The file is complete.
            case complete
            /// The bridge has given a reason.
            case failed(MediaTransferError)
            /// This side has ended it: the bridge has yet to reply.
            case left(MediaTransferError)
            /// The bridge has ended, does not respond, or has stated something false.
            case broken
        }

        /// The reply of a bridge, awaited beside the bytes.
        final class Answer: Sendable {
            private let state = Mutex<BridgeReply??>(.none)

            /// The reply; nil while there is none, and a nil reply if the bridge has ended.
            var value: BridgeReply?? {
                get { state.withLock { $0 } }
                set { state.withLock { $0 = newValue } }
            }
        }

        private let pipe: MediaPipe
        private let answer: Answer
        private let room: Int64
        private let silence: Duration
        private let sink: @Sendable ([UInt8]) async throws -> Void
        private var received: Int64 = 0

        /// The interval at which a pipe without a writer is read.
        private static let pause = Duration.milliseconds(20)
        /// The largest number of bytes that are still in a pipe after the bridge has closed it: no kernel lets a user's
        /// pipe contain more.
        private static let mostLeft: Int64 = 1 << 20

        /// Creates a reception.
        ///
        /// - Parameters:
        ///   - pipe: Where the bytes arrive.
        ///   - answer: Where the reply arrives. The pipe must be woken afterwards.
        ///   - room: The number of bytes that may be passed on.
        ///   - silence: The time limit for the next byte.
        ///   - sink: Receives the bytes.
        init(
            from pipe: MediaPipe, answer: Answer, room: Int64, silence: Duration,
            sink: @escaping @Sendable ([UInt8]) async throws -> Void
        ) {
            self.pipe = pipe
            self.answer = answer
            self.room = room
            self.silence = silence
            self.sink = sink
        }

        /// Receives the bytes until the bridge has replied, has ended, or has been silent for too long.
        mutating func run() async -> Outcome {
            var rest = silence
            var isAttended = true
            while true {
                if Task.isCancelled { return .left(.cancelled) }
                if let answer = answer.value { return await conclude(answer) }
                let event = await pipe.next(within: isAttended ? rest : MediaReception.pause, isRead: isAttended)
                switch event {
                case .bytes(let bytes):
                    if let outcome = await pass(bytes) { return outcome }
                    rest = silence
                case .unattended: isAttended = false
                case .woken: continue
                case .silence where isAttended: return .broken
                case .silence:
                    // Some systems report the end of a pipe that has not been opened yet, so it is read again.
                    isAttended = true
                    rest -= MediaReception.pause
                    guard rest > .zero else { return .broken }
                case .failed: return .broken
                }
            }
        }

        /// Passes bytes on; returns how that ended the transfer, if it did.
        private mutating func pass(_ bytes: [UInt8]) async -> Outcome? {
            let count = Int64(bytes.count)
            guard count <= room - received else { return .left(.tooLarge) }
            do {
                try await sink(bytes)
            } catch {
                return .left(Task.isCancelled ? .cancelled : .sinkFailed)
            }
            received += count
            return nil
        }

        /// Passes on what was written before the reply, and compares the number of bytes.
        private mutating func conclude(_ answer: BridgeReply?) async -> Outcome {
            guard let answer else { return .broken }
            let before = received
            while case .bytes(let bytes) = pipe.read() {
                if Task.isCancelled { return .left(.cancelled) }
                if let outcome = await pass(bytes) { return outcome }
                guard received - before <= MediaReception.mostLeft else { return .broken }
            }
            guard answer.isDone else { return .failed(MediaTransferError(answer)) }
            return answer.integer("size") == received ? .complete : .broken
        }
    }
#endif
