import WhisperRealtimePort
import Testing

extension RealtimeLaw {
    /// Messages of every length at which a form of frame begins, and of more than one byte a character.
    private static let texts: [[UInt8]] =
        ["", "a", "Grüße, 世界 🎉", "{\"op\":\"ping\"}"].map { Array($0.utf8) }
        + [125, 126, 127, 65_535, 65_536, 100_000].map { Array(repeating: UInt8(ascii: "x"), count: $0) }

    static let socketLaws: [RealtimeLaw] = [
        RealtimeLaw("Messages arrive whole, once and in order") { bench, _ in
            let socket = try await bench.socket("/echo")
            for text in texts {
                try await socket.send(text)
                try await expect(text, from: socket)
            }
            for text in texts { try await socket.send(text) }
            for text in texts { try await expect(text, from: socket) }
            await socket.close(.normal)
        },
        RealtimeLaw("A message of the maximum size passes both ways, a larger one is not sent") { bench, _ in
            let limit = 70_000
            let socket = try await bench.socket("/echo", largestMessage: limit)
            let text = Array(repeating: UInt8(ascii: "x"), count: limit)
            await expect(.tooLarge) { try await socket.send(text + text) }
            try await socket.send(text)
            try await expect(text, from: socket)
            await socket.close(.normal)
        },
        RealtimeLaw("A message that is not UTF-8 is not sent, and the socket stays open") { bench, _ in
            let socket = try await bench.socket("/echo")
            for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]] {
                await expect(.violated(.invalidText)) { try await socket.send(bytes) }
            }
            try await socket.send([0x61])
            try await expect([0x61], from: socket)
            await socket.close(.normal)
        },
        RealtimeLaw("A message that is too large closes the socket at both ends") { bench, server in
            let socket = try await bench.socket("/large/70001", largestMessage: 70_000)
            let end = await failure { try await socket.receive() }
            try #require(end == .violated(.messageTooLarge))
            await expect(.violated(.messageTooLarge)) { try await socket.receive() }
            await eventually(within: bench.patience, "the peer is notified") {
                server.socketEnds == [.closed(.messageTooLarge)]
            }
        },
        RealtimeLaw("Concurrent sockets are independent") { bench, _ in
            // What is read in another order than it was written shows one that is two.
            let sockets = [try await bench.socket("/echo"), try await bench.socket("/echo")]
            let words = ["one", "other"].map { Array($0.utf8) }
            for (socket, word) in zip(sockets, words) { try await socket.send(word) }
            for (socket, word) in zip(sockets, words).reversed() { try await expect(word, from: socket) }
            for socket in sockets { await socket.close(.normal) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<16 {
                    group.addTask {
                        let socket = try await bench.socket("/echo")
                        let texts = (0..<20).map { Array("\(number) \($0)".utf8) }
                        for text in texts { try await socket.send(text) }
                        for text in texts { try await expect(text, from: socket) }
                        await socket.close(.normal)
                    }
                }
                try await group.waitForAll()
            }
        },
        RealtimeLaw("A sender that is ahead of its receiver waits, and nothing is lost") { bench, server in
            let count = 400
            let socket = try await bench.socket("/flood/\(count)")
            var before = 0
            var turns = 0
            // Until it pauses for a while: the systems' buffers still hold data in transit.
            await eventually(within: bench.patience, "the sender waits") {
                try? await Task.sleep(for: .milliseconds(100))
                turns = server.sent > 0 && server.sent == before ? turns + 1 : 0
                before = server.sent
                return turns == 5
            }
            #expect(server.sent < count * 3 / 4)
            for number in 0..<count {
                let text = try await socket.receive()
                guard text == ScriptedServer.flooding(number) else {
                    Issue.record("message \(number) is another")
                    break
                }
            }
            await socket.close(.normal)
        },
        RealtimeLaw("A cancelled receive ends at once and loses nothing") { bench, _ in
            let socket = try await bench.socket("/echo")
            let ended = await bench.inTime("it ends within a second") {
                await failureWhenCancelled { try await socket.receive() }
            }
            #expect(ended == .cancelled)
            // Cancelled while messages come: whatever a cancelled call did not return, a later one does.
            let receiving = Task { () -> [[UInt8]] in
                var texts: [[UInt8]] = []
                while let text = try? await socket.receive() { texts.append(text) }
                return texts
            }
            for number in 0..<50 {
                try await socket.send(ScriptedServer.numbered(number))
                if number == 25 { receiving.cancel() }
            }
            try await socket.send(ScriptedServer.farewell)
            var received = await receiving.value
            while let text = try? await socket.receive() { received.append(text) }
            let isWhole = received == (0..<50).map { ScriptedServer.numbered($0) }
            #expect(isWhole)
            await socket.close(.normal)
        },
    ]
}
