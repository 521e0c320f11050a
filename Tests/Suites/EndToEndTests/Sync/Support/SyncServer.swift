#if Realtime
    import Foundation
    import WhisperTestSupport
    import WhisperJSONText
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// A separate messenger server for one test on this machine.
    final class SyncServer: Sendable {
        /// Whose server it is.
        enum Kind: String, Sendable, CustomTestStringConvertible {
            /// The one that comes with Whisper.
            case development
            /// One in Python that was written from the protocol's description alone.
            case foreign

            var testDescription: String { self == .development ? "the development server" : "a server of others" }

            /// Those that run here.
            static let all: [Kind] = python == nil ? [.development] : [.development, .foreign]
        }

        /// The port on which it listens.
        let port: UInt16
        private let process: SpawnedProcess

        struct DidNotStart: Error {
            let errors: String
        }

        /// Starts a server with users whose secret is `secret of NAME`.
        ///
        /// - Parameters:
        ///   - conversations: As `id:title:members`.
        ///   - port: The port, of a server that was ended; 0 takes any that is free.
        init(
            _ kind: Kind = .development, users: [String] = ["ana", "ben"], conversations: [String],
            options: [String] = [], port wanted: UInt16 = 0, in scratch: Scratch
        ) throws {
            let output = scratch("server-\(UUID().uuidString)")
            var arguments = users.flatMap { ["--user", "\($0):secret of \($0)"] }
            arguments += conversations.flatMap { ["--conversation", $0] } + options
            let program: String
            switch kind {
            case .development:
                program = WhisperBinary.path(of: "whisper-sync-devserver")
                arguments += ["--port", "\(wanted)", "--json"]
            case .foreign:
                program = SyncServer.python ?? ""
                arguments.insert(SyncServer.folder.appending(path: "python/server.py").path, at: 0)
            }
            process = try SpawnedProcess.start(
                program, arguments, environment: ["PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"],
                files: [
                    .init(descriptor: 1, path: output, flags: O_WRONLY | O_CREAT | O_TRUNC),
                    .init(descriptor: 2, path: output + ".errors", flags: O_WRONLY | O_CREAT | O_TRUNC),
                ], closesInput: true)
            var port: UInt16?
            for _ in 0..<600 where port == nil {
                let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
                if text.contains("\n"),
                    case .object(let line)? = try? JSONValue.parse(String(text.prefix { $0 != "\n" }))
                {
                    port = line.integer("port").flatMap(UInt16.init)
                } else {
                    usleep(50_000)
                }
            }
            guard let port else {
                kill(process.identifier, SIGKILL)
                _ = process.wait()
                throw DidNotStart(
                    errors: (try? String(contentsOfFile: output + ".errors", encoding: .utf8)) ?? "")
            }
            self.port = port
        }

        deinit {
            kill(process.identifier, SIGKILL)
            _ = process.wait()
        }

        /// What the server in Python saw: every posted body, and how many tokens were refreshed.
        func figures() async throws -> (bodies: String, refreshes: Int64) {
            guard let url = URL(string: "http://127.0.0.1:\(port)/test/figures") else { throw URLError(.badURL) }
            let (data, _) = try await URLSession.shared.data(from: url)
            guard case .object(let object) = try JSONValue.parse(String(decoding: data, as: UTF8.self)) else {
                throw URLError(.cannotParseResponse)
            }
            return (object["bodies"]?.text ?? "", object.integer("refreshes") ?? -1)
        }

        /// Makes every access token that the server in Python has given one that has expired.
        func expireTokens() async throws {
            guard let url = URL(string: "http://127.0.0.1:\(port)/test/expire") else { throw URLError(.badURL) }
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            _ = try await URLSession.shared.data(for: request)
        }

        /// Lets the server in Python give a conversation of Ana and Ben a title; makes it where there is none.
        func call(_ conversation: String, _ title: String) async throws {
            guard let url = URL(string: "http://127.0.0.1:\(port)/test/conversation") else {
                throw URLError(.badURL)
            }
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            let body: JSONValue = [
                "id": .string(conversation), "title": .string(title), "members": ["ana", "ben"],
            ]
            request.httpBody = Data(body.text.utf8)
            _ = try await URLSession.shared.data(for: request)
        }

        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

        /// A Python with aiohttp; nil if there is none.
        static let python: String? = {
            let script = PackageRoot.path("Tests/Scripts/python.sh")
            let ending = try? ChildProcess.run("/bin/bash", [script, "aiohttp"])
            let path = ending?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            guard ending?.status == 0, !path.isEmpty else {
                print("SKIPPED: the server in Python, whose package aiohttp cannot be had here")
                return nil
            }
            return path
        }()
    }
#endif
