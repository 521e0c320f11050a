import WhisperRealtimePort
import Testing

extension RealtimeLaw {
    static let boundLaws: [RealtimeLaw] = [
        RealtimeLaw("A response of the maximum length is read, a longer one is abandoned") { bench, _ in
            let largest = try await bench.get("/length/5000", maximumResponseLength: 5_000)
            #expect(largest.body.count == 5_000)
            await expect(.tooLarge) { try await bench.get("/length/5001", maximumResponseLength: 5_000) }
            let next = try await bench.get("/length/10", maximumResponseLength: 5_000)
            #expect(next.body.count == 10)
        },
        RealtimeLaw("A request without a response ends with its timeout, and is sent once") { bench, server in
            let request = HTTPRequest(.post, address: bench.address, path: "/never", timeout: .seconds(1))
            let ended = await bench.inTime("it ends in time") {
                await failure { try await bench.transport.exchange(request) }
            }
            #expect(ended == .timedOut)
            // On a machine that is busy the time may be over before it has arrived.
            #expect(server.requests.count <= 1)
            let next = try await bench.get("/v1/x")
            #expect(next.status == 200)
        },
        RealtimeLaw("A socket without a response ends with its timeout") { bench, _ in
            let request = SocketRequest(
                address: bench.address, path: "/never", token: nil, timeout: .milliseconds(300))
            let ended = await bench.inTime("it ends in time") {
                await failure { try await bench.transport.connect(request) }
            }
            #expect(ended == .timedOut)
        },
        RealtimeLaw("Cancelled calls end") { bench, _ in
            let asked = await bench.inTime("the request ends") {
                await failureWhenCancelled { try await bench.get("/never") }
            }
            #expect(asked == .cancelled)
            let connected = await bench.inTime("connecting ends") {
                await failureWhenCancelled { try await bench.socket("/never") }
            }
            #expect(connected == .cancelled)
            let late = Task { () -> TransportError? in
                try? await Task.sleep(for: .seconds(60))
                return await failure { try await bench.get("/v1/x") }
            }
            late.cancel()
            #expect(await late.value == .cancelled)
        },
    ]
}
