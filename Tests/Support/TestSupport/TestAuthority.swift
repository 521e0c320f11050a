import Foundation

/// A certificate authority for servers of this test run only, and the certificates it has issued, made by the
/// `openssl` command.
public final class TestAuthority: Sendable {
    /// The flaw in a certificate, if any.
    public enum Flaw: String, CaseIterable, Sendable {
        /// No flaw.
        case none
        /// It is for other names.
        case wrongHost
        /// Its time is over.
        case expired
        /// Another authority has issued it.
        case unknownIssuer
        /// The server has issued it itself.
        case selfSigned
    }

    /// The folder of its files, removed with it.
    public let folder: String

    /// Shared by all tests. As statics are never destroyed, its folder is removed when the process ends.
    public static let shared: Result<TestAuthority, any Error> = Result {
        let authority = try TestAuthority()
        atexit { if let authority = try? TestAuthority.shared.get() { authority.remove() } }
        return authority
    }

    /// Whether the command is available.
    public static let isAvailable = (try? run(["version"], in: "/")) != nil

    /// Makes an authority and a certificate with each flaw.
    public init() throws {
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

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// The certificate of the trusted authority.
    public func root() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: folder + "/trusted.pem"))) }

    /// The files of a server's certificate and its key.
    public func server(_ flaw: Flaw) -> (certificate: String, key: String) {
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
        guard flaw != .expired else { return try issueExpired(name) }
        try Self.run(
            [
                "x509", "-req", "-in", "\(name).csr", "-CA", "\(issuer).pem", "-CAkey", "\(issuer).key",
                "-set_serial", String(Flaw.allCases.firstIndex(of: flaw) ?? 0), "-extfile", "\(name).ext",
                "-days", "2", "-out", "\(name).pem",
            ], in: folder)
    }

    /// Issues a certificate of a time that is over, which only this command can in all versions: others take a number of
    /// days, which OpenSSL 3.5 requires to be positive.
    private func issueExpired(_ name: String) throws {
        let configuration = """
            [ca]
            default_ca = authority
            [authority]
            new_certs_dir = .
            database = index
            rand_serial = yes
            default_md = sha256
            policy = names
            [names]
            commonName = supplied

            """
        try Data(configuration.utf8).write(to: URL(filePath: "\(folder)/authority.cnf"))
        try Data().write(to: URL(filePath: "\(folder)/index"))
        try Self.run(
            [
                "ca", "-batch", "-notext", "-config", "authority.cnf", "-cert", "trusted.pem", "-keyfile",
                "trusted.key",
                "-in", "\(name).csr", "-extfile", "\(name).ext", "-startdate", "20200101000000Z", "-enddate",
                "20200102000000Z", "-out", "\(name).pem",
            ], in: folder)
    }

    private static func run(_ arguments: [String], in folder: String) throws {
        _ = try ChildProcess.output(of: "openssl", arguments, in: folder)
    }
}
