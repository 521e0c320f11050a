#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport

    /// Encrypted files behind TLS on this machine, as at WhatsApp's hosts, and messages that name them.
    final class MediaHost {
        /// A message: its id, and the SHA-256 of its file's content.
        struct Message {
            let id: String
            let sha256: String
        }

        /// The argument of `--command` for the reference bridge, which takes the server for WhatsApp's.
        let command: String
        /// The lines of a scripted bridge that delivers the messages.
        let scenario: String
        /// Where the encrypted files are.
        let folder: String
        let messages: [Message]
        private let server: SpawnedProcess

        static let isAvailable = python != nil && ChildProcess.path(of: "openssl") != nil
        private static let python = ChildProcess.path(of: "python3")
        private static let programs = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../ReferenceBridgeTests/python").standardized.path
        private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"]

        /// Makes the files and starts the server.
        ///
        /// - Parameter prefixes: How the server treats the files of the first messages.
        init(in scratch: Scratch, count: Int, size: Int = 50_000, prefixes: [String] = []) throws {
            guard let python = Self.python else { throw NotStarted(errors: "no python3") }
            folder = scratch("encrypted")
            let words =
                [Self.programs + "/media_messages.py", "--files", folder, "--scenario", scratch("messages")]
                + ["--count", String(count), "--size", String(size)] + prefixes.flatMap { ["--prefix", $0] }
            let making = try ChildProcess.run(python, words, environment: Self.environment)
            guard making.status == 0 else { throw NotStarted(errors: making.errors) }
            messages = try making.output.split(separator: "\n").compactMap { line in
                guard case .object(let object) = try JSONValue.parse(String(line)), let id = object.string("id"),
                    let digest = object.string("sha256")
                else { return nil }
                return Message(id: id, sha256: digest)
            }
            scenario = try String(contentsOfFile: scratch("messages"), encoding: .utf8)

            // The server runs until its input ends: this pipe does not, as the server itself could write to it.
            let input = scratch("server.input")
            guard mkfifo(input, 0o600) == 0 else { throw NotStarted(errors: "no pipe") }
            let (output, errors) = (scratch("server.output"), scratch("server.errors"))
            let process = try SpawnedProcess.start(
                python,
                [Self.programs + "/media_server.py", "--certificate", scratch("certificates"), "--files", folder],
                environment: Self.environment,
                files: [
                    .init(descriptor: 0, path: input, flags: O_RDWR),
                    .init(descriptor: 1, path: output, flags: O_WRONLY | O_CREAT | O_TRUNC),
                    .init(descriptor: 2, path: errors, flags: O_WRONLY | O_CREAT | O_TRUNC),
                ])
            var address: JSONObject?
            for _ in 0..<600 where address == nil {
                let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
                if text.hasSuffix("\n"), case .object(let line)? = try? JSONValue.parse(text) {
                    address = line
                } else {
                    usleep(50_000)
                }
            }
            guard let port = address?.integer("port"), let authority = address?.string("ca") else {
                kill(process.identifier, SIGKILL)
                _ = process.wait()
                throw NotStarted(errors: (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "")
            }
            server = process
            command = "'\(python)' '\(Self.programs)/media_entry.py' --port \(port) --ca '\(authority)'"
        }

        struct NotStarted: Error {
            let errors: String
        }

        deinit {
            kill(server.identifier, SIGKILL)
            _ = server.wait()
        }
    }
#endif
