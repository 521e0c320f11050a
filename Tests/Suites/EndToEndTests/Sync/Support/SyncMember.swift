#if Realtime
    import Foundation
    import WhisperJSONText

    /// A user at a server, with a vault on this device.
    struct SyncMember {
        let vault: TestVault
        let name: String
        let url: String
        /// Options for a server with a certificate of a private authority.
        private let trust: [String]

        /// Makes a vault and logs in.
        ///
        /// - Parameter authority: The certificate of the server's authority, for a server that speaks TLS.
        init(
            _ name: String, at port: UInt16, device: String = "laptop", vault: TestVault? = nil,
            trusting authority: String? = nil
        ) throws {
            self.name = name
            self.vault = try vault ?? TestVault()
            url = "\(authority == nil ? "http" : "https")://127.0.0.1:\(port)"
            trust = authority.map { ["--ca-file", $0] } ?? []
            let run = try self(
                ["login", url, name, "--secret-file", "-", "--device", device] + trust,
                input: "secret of \(name)\n")
            guard run.status == 0 else { throw TestVault.Failed(arguments: ["login"], run: run) }
        }

        /// Runs `whisper-sync` on the vault to its end.
        func callAsFunction(_ arguments: [String], input: String? = "") throws -> CommandRun {
            try vault.sync(arguments, input: input)
        }

        /// Starts to follow the server.
        func start(_ more: [String] = [], inJSON: Bool = true) throws -> RunningClient {
            try RunningClient(vault, ["run"] + trust + more, inJSON: inJSON)
        }

        /// Sends a message, and returns the last line, which reports the result.
        @discardableResult
        func send(_ text: String, to conversation: String, _ more: [String] = []) throws -> JSONObject {
            let run = try self(["send", conversation, text, "--json"] + more)
            guard run.status == 0, let last = try run.objects().last else {
                throw TestVault.Failed(arguments: ["send"], run: run)
            }
            return last
        }

        /// The texts of a conversation, in order.
        func texts(_ conversation: String) throws -> [String] {
            let run = try vault(["messages", conversation, "--json", "--limit", "1000"])
            // Before the server's list has come there is no such conversation.
            if run.errors.contains(#""code":"not-found""#) { return [] }
            guard run.status == 0 else { throw TestVault.Failed(arguments: ["messages"], run: run) }
            return try run.objects().compactMap { $0.object("content")?.string("text") }
        }

        /// The single object that `status` prints.
        func status() throws -> JSONObject {
            guard let object = try self(["status", "--json"]).objects().first else { throw Nothing() }
            return object
        }

        struct Nothing: Error {}
    }

    extension TestVault {
        /// Runs `whisper-sync` on the vault to its end.
        func sync(
            _ arguments: [String], input: String? = "", environment: [String: String] = [:]
        ) throws -> CommandRun {
            try CommandRun.program(
                WhisperBinary.path(of: "whisper-sync"),
                arguments + ["--vault", path, "--passphrase-file", passphraseFile],
                in: scratch, input: input, environment: environment)
        }
    }
#endif
