#if Realtime
    import WhisperRealtimePort
    import WhisperRealtimeProtocol
    import WhisperRealtimeServer
    import WhisperRealtimeSockets

    /// Performs the server's actions on one socket, with faults. Only events are affected: without a welcome frame, no
    /// client would reach them.
    struct SocketSender {
        let faults: Faults
        let dice: Dice

        func send(_ actions: AsyncStream<Delivery.Action>, to socket: any RealtimeSocket) async {
            var waiting: ServerFrame?
            for await action in actions {
                switch action {
                case .close(let code): return await socket.close(code)
                case .send(let honest):
                    let deception = faults.deception
                    guard let frame = deception == nil ? honest : deception?.changed(honest) else { continue }
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
            // The server has dropped the socket without a close frame.
            SocketServer.cut(socket)
        }
    }
#endif
