#if Realtime
    import Foundation

    /// An authority that vouches for servers of this test run alone, and what it has issued. Made by the `openssl` command.
    final class TestAuthority: Sendable {
        /// What is wrong with a certificate, if anything.
        enum Flaw: String, CaseIterable {
            case none, wrongHost, expired, unknownIssuer, selfSigned
        }

        /// Where files lie as long as this lives.
        let folder: String

        /// Whether the command is here.
        static let isAvailable = (try? run(["version"], in: "/")) != nil

        init() throws {
            folder = NSTemporaryDirectory() + "whisper-authority-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in ["trusted", "stranger"] {
                try Self.run(
                    [
                        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
                        "2",
                        "-subj", "/CN=Whisper test \(name)", "-keyout", "\(name).key", "-out", "\(name).pem",
                    ], in: folder)
            }
            for flaw in Flaw.allCases { try issue(flaw) }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        /// The certificate of the authority that is trusted.
        func root() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: folder + "/trusted.pem"))) }

        /// The files of a server's certificate and its key.
        func server(_ flaw: Flaw) -> (certificate: String, key: String) {
            ("\(folder)/\(flaw.rawValue).pem", "\(folder)/\(flaw.rawValue).key")
        }

        private func issue(_ flaw: Flaw) throws {
            let name = flaw.rawValue
            let names = flaw == .wrongHost ? "DNS:example.org,IP:192.0.2.1" : "DNS:localhost,IP:127.0.0.1"
            let new = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "\(name).key"]
            if flaw == .selfSigned {
                try Self.run(
                    ["req", "-x509"] + new + [
                        "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=\(names)", "-out",
                        "\(name).pem",
                    ], in: folder)
                return
            }
            try Self.run(["req"] + new + ["-subj", "/CN=localhost", "-out", "\(name).csr"], in: folder)
            try Data("subjectAltName=\(names)\n".utf8).write(to: URL(filePath: "\(folder)/\(name).ext"))
            let issuer = flaw == .unknownIssuer ? "stranger" : "trusted"
            try Self.run(
                [
                    "x509", "-req", "-in", "\(name).csr", "-CA", "\(issuer).pem", "-CAkey", "\(issuer).key",
                    "-set_serial", String(Flaw.allCases.firstIndex(of: flaw) ?? 0), "-extfile", "\(name).ext",
                    "-days", flaw == .expired ? "-1" : "2", "-out", "\(name).pem",
                ], in: folder)
        }

        private struct Failed: Error {}

        private static func run(_ arguments: [String], in folder: String) throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["openssl"] + arguments
            process.currentDirectoryURL = URL(filePath: folder)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failed() }
        }
    }
#endif
