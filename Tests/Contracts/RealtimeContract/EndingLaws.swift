import WhisperRealtimePort
import Testing

extension RealtimeLaw {
    static let endingLaws: [RealtimeLaw] = [
        RealtimeLaw("A refusal contains its response") { bench, _ in
            for status in [400, 401, 403, 426, 429, 503] {
                let answer = HTTPResponse(status: status, retryAfter: .seconds(7), body: Array("refused".utf8))
                let refused = await failure { try await bench.socket("/refuse/\(status)") }
                #expect(refused == .refused(answer))
            }
        },
        RealtimeLaw("Messages received before the end come first, then the end on every call") { bench, _ in
            for code in [1000, 1001, 1008, 1011, 1013, 4001] as [UInt16] {
                let end = TransportError.closed(CloseCode(rawValue: code))
                let socket = try await bench.socket("/close/\(code)")
                try await expect(ScriptedServer.numbered(0), from: socket)
                try await expect(ScriptedServer.numbered(1), from: socket)
                for _ in 1...2 {
                    await expect(end) { try await socket.receive() }
                    await expect(end) { try await socket.send([0x61]) }
                }
                await bench.inTime("closing what is closed does not take long") {
                    await socket.close(.normal)
                }
                await expect(end) { try await socket.receive() }
            }
        },
        RealtimeLaw("Closing sends the reason to the peer, and ends pending waits") { bench, server in
            for (number, code) in [CloseCode.normal, .goingAway, CloseCode(rawValue: 4_242)].enumerated() {
                let socket = try await bench.socket("/silent")
                let waiting = Task { await failure { try await socket.receive() } }
                try await Task.sleep(for: .milliseconds(30))
                await bench.inTime("close returns") {
                    await socket.close(code)
                    await socket.close(.policyViolation)
                }
                #expect(await waiting.value == .closed(code))
                await expect(.closed(code)) { try await socket.receive() }
                await expect(.closed(code)) { try await socket.send([0x61]) }
                await eventually(within: bench.patience, "the peer is notified") {
                    server.socketEnds.count == number + 1
                }
                #expect(server.socketEnds.last == .closed(code))
            }
        },
        RealtimeLaw("A lost connection is reported as lost, at both ends") { bench, server in
            let socket = try await bench.socket("/echo")
            try await socket.send([0x61])
            try await expect([0x61], from: socket)
            let waiting = Task { await failure { try await socket.receive() } }
            await bench.loseConnections()
            #expect(await waiting.value == .closed(.lost))
            await expect(.closed(.lost)) { try await socket.send([0x61]) }
            await eventually(within: bench.patience, "the peer is notified") { server.socketEnds == [.closed(.lost)] }
            let next = try await bench.socket("/echo")
            try await next.send([0x62])
            #expect(try await next.receive() == [0x62])
            await next.close(.normal)
        },
        RealtimeLaw("Shutting down ends pending calls, and allows no new ones") { bench, server in
            let socket = try await bench.socket("/silent")
            let receiving = Task { await failure { try await socket.receive() } }
            let asking = Task { await failure { try await bench.get("/never") } }
            let connecting = Task { await failure { try await bench.socket("/never") } }
            await eventually(within: bench.patience, "all are under way") {
                server.requests.count == 1 && server.socketRequests.count == 2
            }
            await bench.inTime("it does not take long") {
                await bench.transport.shutDown()
                #expect(await receiving.value == .closed(.goingAway))
                #expect(await asking.value == .shutDown)
                #expect(await connecting.value == .shutDown)
            }
            await eventually(within: bench.patience, "the peer is notified") {
                server.socketEnds == [.closed(.goingAway)]
            }
            await bench.transport.shutDown()
            await expect(.shutDown) { try await bench.get("/v1/x") }
            await expect(.shutDown) { try await bench.socket("/echo") }
            #expect(server.requests.count == 1)
        },
    ]
}
