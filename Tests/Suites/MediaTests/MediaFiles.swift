import Foundation
import Testing
import WhisperJSONText
import WhisperMediaContract
import WhisperOpenSSLMedia
import WhisperSealingPort
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTextCoding

/// Encrypted files that Python wrote: `Tests/Vectors/media.json`, and those that its program makes from a seed.
struct MediaVectors: Sendable {
    let samples: [MediaSample]
    let malformed: [MediaSample]

    /// The program that writes them.
    private static let program = PackageRoot.path("Tests/Vectors/media.py")

    /// The committed ones.
    static func committed() throws -> MediaVectors {
        try MediaVectors(json: Data(contentsOf: PackageRoot.url.appending(path: "Tests/Vectors/media.json")))
    }

    /// What the program writes.
    static func made(_ arguments: String...) throws -> MediaVectors {
        let text = try ChildProcess.output(of: try #require(python), ["-B", program] + arguments)
        return try MediaVectors(json: Data(text.utf8))
    }

    /// Python with `cryptography`; nil where there is none.
    static let python: String? = {
        let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
        return (named + ["python3"]).first { python in
            (try? ChildProcess.run(python, ["-c", "import cryptography.hazmat.primitives.kdf.hkdf"]))?.status == 0
        }
    }()

    /// Why tests that need it are skipped.
    static let skipped: Comment = "no Python with the package cryptography"

    private init(json: Data) throws {
        guard case .object(let document) = try JSONValue.parse(Array(json)) else { throw CocoaError(.coderReadCorrupt) }
        samples = try MediaVectors.files(document["samples"])
        malformed = try MediaVectors.files(document["malformed"])
    }

    private static func files(_ value: JSONValue?) throws -> [MediaSample] {
        guard case .array(let files)? = value else { throw CocoaError(.coderReadCorrupt) }
        return try files.map { file in
            guard case .object(let members) = file, case .string(let title)? = members["title"],
                case .string(let kind)? = members["kind"], let kind = MediaKind(rawValue: kind),
                let key = bytes(members["key"]), let content = bytes(members["content"]),
                let encrypted = bytes(members["encrypted"]), let digest = bytes(members["digest"]),
                let encryptedDigest = bytes(members["encrypted_digest"])
            else { throw CocoaError(.coderReadCorrupt) }
            return MediaSample(
                title: title, kind: kind, key: key, content: content, encrypted: encrypted, digest: digest,
                encryptedDigest: encryptedDigest)
        }
    }

    private static func bytes(_ value: JSONValue?) -> [UInt8]? {
        if case .string(let text)? = value { HexText.bytes(of: text) } else { nil }
    }

    /// A bench with these files.
    func bench(_ opener: any MediaOpener, seed: UInt64, sodium: SodiumSealing) -> MediaBench {
        MediaBench(
            opener: opener, memory: sodium,
            sha256: { bytes in
                let hash = sodium.sha256()
                bytes.withUnsafeBytes { hash.update($0) }
                return hash.finish()
            }, samples: samples, malformed: malformed, seed: seed)
    }
}
