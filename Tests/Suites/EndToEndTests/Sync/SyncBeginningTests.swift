#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("How syncing begins, and why it does not (RT-9)", .ownThreads, .serialized)
    struct SyncBeginningTests {
        @Test("Right after the login a message goes out, and “whisper sync” is “whisper-sync”")
        func sendsAtOnce() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            #expect(try ana.send("first thing", to: "Lake").string("type") == "sent")
            let handed = try ana.vault(["sync", "status", "--json"])
            let direct = try ana(["status", "--json"])
            #expect(handed.status == 0 && handed.output == direct.output)
            #expect(try ana.vault(["sync", "no-such-command"]).status == 64)
        }

        @Test("While the server is down, run says so and for how long it waits")
        func down() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: relay.port)
            relay.cut()
            let running = try ana.start()
            try await running.wait(for: "retry")
            let retry = try #require(running.lines.first { $0.string("type") == "retry" })
            #expect(retry.string("code") == "unreachable")
            #expect((retry.integer("seconds") ?? 99) <= 30)
            relay.mend()
            try await running.wait(for: "connected")
            #expect(running.stop() == 0)
        }
    }
#endif
