#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite("Pictures of chats beside a run (ING-6)", .ownThreads)
    struct BridgePictureTests {
        private let vault: TestVault
        private let memory: PrivateMemory
        /// A JPEG of 640 pixels each way, as far as its header says.
        private let picture: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 2, 0x80, 2, 0x80, 1, 1, 0x11, 0, 0xFF, 0xD9,
        ]

        init() throws {
            vault = try TestVault()
            memory = try PrivateMemory()
        }

        /// A bridge that delivers a message, and names a file as the picture of every chat.
        private func scenario(_ content: [UInt8]) throws -> String {
            let file = vault.scratch("picture")
            try Data(content).write(to: URL(filePath: file))
            return try vault.bridge(
                [
                    #"{"do":"fetch","file":"\#(file)"}"#, #"{"do":"avatar","picture_id":"1","path":"/v/1.jpg"}"#,
                    #"{"do":"ready","protocol":2,"abilities":["media","avatars"]}"#,
                    #"{"do":"messages","count":1,"purpose":"messages"}"#, #"{"do":"idle"}"#,
                ].joined(separator: "\n"))
        }

        /// Runs a bridge until a picture has ended in a state.
        private func run(_ scenario: String, until state: String) async throws {
            let running = try RunningCommand(
                ["bridge", "run", "--json", "--command", scenario], on: vault,
                environment: ["XDG_RUNTIME_DIR": memory.path])
            try await running.wait { run in
                try run.objects().contains { $0.string("type") == "picture" && $0.string("state") == state }
            }
            #expect(running.stop().status == 0)
        }

        @Test("bridge run stores the picture of a chat, and conversation picture writes it out, once (ING-6)")
        func stored() async throws {
            try await run(try scenario(picture), until: "stored")
            let chat = try #require(try vault(["conversations", "--json"]).objects().first)
            let title = try #require(chat.string("title"))
            #expect(chat.string("avatar")?.count == 64)
            let file = vault.scratch("saved.jpg")
            try vault.expect(["conversation", "picture", title, "--output", file])
            #expect(FileManager.default.contents(atPath: file) == Data(picture))
            #expect(try vault(["conversation", "picture", title, "-o", file]).status == 1)
            let stats = try vault.object(["media", "stats"])
            #expect(stats.object("chat_pictures") == ["contents": 1, "bytes": .integer(picture.count)])
            #expect(try vault(["verify", "--attachments"]).status == 0)
            #expect(memory.files() == [])
        }

        @Test("What is no picture is not stored, and the run goes on (ING-6)")
        func refused() async throws {
            try await run(try scenario(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)), until: "failed")
            let chat = try #require(try vault(["conversations", "--json"]).objects().first)
            #expect(chat["avatar"] == .null)
            let title = try #require(chat.string("title"))
            let none = try vault(["conversation", "picture", title, "-o", vault.scratch("none.jpg")])
            #expect(none.status == 1 && !FileManager.default.fileExists(atPath: vault.scratch("none.jpg")))
            #expect(try vault(["verify", "--attachments"]).status == 0)
        }

        @Test("With --media none no picture is asked for (ING-6)")
        func none() async throws {
            let lines = [
                #"{"do":"avatar","picture_id":"1","path":"/v/1.jpg"}"#,
                #"{"do":"ready","protocol":2,"abilities":["media","avatars"]}"#,
                #"{"do":"messages","count":1,"purpose":"messages"}"#, #"{"do":"wait","ms":500}"#, #"{"do":"closed"}"#,
            ]
            let command = try vault.bridge(lines.joined(separator: "\n"))
            let run = try vault(["bridge", "run", "--json", "--media", "none", "--command", command])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try run.objects().allSatisfy { $0.string("type") != "picture" })
            #expect(try vault(["conversations", "--json"]).objects().map { $0["avatar"] } == [.null])
        }
    }
#endif
