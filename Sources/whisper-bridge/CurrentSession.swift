#if Bridge
    import WhisperIngestionPort
    import WhisperWhatsmeowBridge

    /// The session that a running bridge has at present, for work beside the pipeline, which opens and closes it
    /// (ING-6).
    actor CurrentSession {
        /// The session; nil between two sessions. It may already be ending.
        private(set) var session: BridgeSession?
        private var waiting: [CheckedContinuation<Void, Never>] = []

        /// The session, as soon as there is one; nil if the task is cancelled before.
        func present() async -> BridgeSession? {
            while session == nil, !Task.isCancelled {
                await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        // If it is cancelled before this point, resume here; if after, the handler finds it in the list.
                        if Task.isCancelled { continuation.resume() } else { waiting.append(continuation) }
                    }
                } onCancel: {
                    Task { await self.wake() }
                }
            }
            return session
        }

        private func wake() {
            let waiting = waiting
            self.waiting = []
            for continuation in waiting { continuation.resume() }
        }

        /// Takes over a session that was opened.
        fileprivate func begin(_ session: BridgeSession) {
            self.session = session
            wake()
        }

        /// Forgets a session that is being closed.
        fileprivate func end(_ session: BridgeSession) {
            if self.session === session { self.session = nil }
        }
    }

    extension CurrentSession: HistorySource {
        func requestHistory(of chat: String, before place: HistoryPlace, count: Int) async -> HistoryAnswer {
            guard let session else { return .disconnected }
            return await session.requestHistory(of: chat, before: place, count: count)
        }
    }

    /// A bridge that records its present session.
    struct AttendedBridge: IngestionSource {
        let bridge: WhatsmeowBridge
        let current: CurrentSession

        var origin: IngestionOrigin { bridge.origin }

        func open() async throws(IngestionError) -> any IngestionSession {
            let session = try await bridge.openBridge()
            await current.begin(session)
            return AttendedSession(session: session, current: current)
        }
    }

    /// A session that is no longer the present one once it is closed.
    private struct AttendedSession: IngestionSession {
        let session: BridgeSession
        let current: CurrentSession

        func next() async throws(IngestionError) -> IngestionBatch? { try await session.next() }

        func acknowledge(_ position: UInt64) async { await session.acknowledge(position) }

        func pause() async { await session.pause() }

        func resume() async { await session.resume() }

        func close() async {
            await current.end(session)
            await session.close()
        }
    }
#endif
