#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport

    /// `whisper-sync run`, in progress beside the test.
    final class RunningClient {
        private let process: SpawnedProcess
        private let output: String
        private let errors: String
        private var status: Int32?

        /// Starts it.
        ///
        /// - Parameter inJSON: Whether it reports to programs, in lines, or to people, in words.
        init(_ vault: TestVault, _ arguments: [String], inJSON: Bool = true) throws {
            output = vault.scratch("run-\(UUID().uuidString)")
            errors = output + ".errors"
            process = try SpawnedProcess.start(
                WhisperBinary.path(of: "whisper-sync"),
                arguments + (inJSON ? ["--json"] : [])
                    + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile],
                environment: [String: String]().forTesting(vault.scratch),
                files: [
                    .init(descriptor: 1, path: output, flags: O_WRONLY | O_CREAT | O_TRUNC),
                    .init(descriptor: 2, path: errors, flags: O_WRONLY | O_CREAT | O_TRUNC),
                ], closesInput: true)
        }

        deinit {
            if status == nil { stop(SIGKILL) }
        }

        /// The whole lines so far.
        var lines: [JSONObject] {
            let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
            return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { line in
                if case .object(let object)? = try? JSONValue.parse(String(line)) { object } else { nil }
            }
        }

        /// What it has said on standard error so far.
        var words: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

        /// How many lines there are of a type.
        func count(_ type: String) -> Int { lines.count { $0.string("type") == type } }

        /// How many new messages were reported.
        var received: Int64 {
            lines.filter { $0.string("type") == "received" }.reduce(0) { $0 + ($1.integer("messages") ?? 0) }
        }

        struct TookTooLong: Error {
            let lines: [String]
            let errors: String
        }

        /// Waits until a condition holds.
        func wait(seconds: Double = 60, until isSo: () throws -> Bool) async throws {
            let end = Date.now.addingTimeInterval(seconds)
            while try !isSo() {
                guard Date.now < end else {
                    throw TookTooLong(
                        lines: lines.map { JSONValue.object($0).text },
                        errors: words)
                }
                try await Task.sleep(for: .milliseconds(50))
            }
        }

        /// Waits for a number of lines of a type.
        func wait(for type: String, _ wanted: Int = 1, seconds: Double = 60) async throws {
            try await wait(seconds: seconds) { count(type) >= wanted }
        }

        /// Sends a signal, and waits for the end: the exit status.
        @discardableResult
        func stop(_ signal: Int32 = SIGTERM) -> Int32 {
            if let status { return status }
            kill(process.identifier, signal)
            let status = process.wait()
            self.status = status
            return status
        }

        /// Waits for the client to end on its own.
        func wait() -> Int32 { stop(0) }
    }
#endif
