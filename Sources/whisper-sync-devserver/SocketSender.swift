#if Realtime
    import WhisperRealtimePort
    import WhisperRealtimeProtocol
    import WhisperRealtimeServer
    import WhisperRealtimeSockets

    /// Sends what the server wants to happen on one socket, with faults. Only events suffer: without a welcome nobody
    /// would get as far as them.
    struct SocketSender {
        let faults: Faults
        let dice: Dice

        func send(_ actions: AsyncStream<Delivery.Action>, to socket: any RealtimeSocket) async {
            var waiting: ServerFrame?
            for await action in actions {
                switch action {
                case .close(let code): return await socket.close(code)
                case .send(let frame):
                    guard case .event = frame else {
                        try? await socket.send(frame.bytes)
                        continue
                    }
                    if dice.happens(faults.cut) { return SocketServer.cut(socket) }
                    let milliseconds = dice.number(upTo: faults.delay)
                    if milliseconds > 0 { try? await Task.sleep(for: .milliseconds(milliseconds)) }
                    if dice.happens(faults.drop) { continue }
                    if waiting == nil, dice.happens(faults.reorder) {
                        waiting = frame
                        continue
                    }
                    try? await socket.send(frame.bytes)
                    if dice.happens(faults.duplicate) { try? await socket.send(frame.bytes) }
                    if let late = waiting {
                        waiting = nil
                        try? await socket.send(late.bytes)
                    }
                }
            }
            // The server knows it no longer, and said nothing to it.
            SocketServer.cut(socket)
        }
    }
#endif
