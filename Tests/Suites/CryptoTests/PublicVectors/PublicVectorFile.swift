import Foundation
import WhisperTestSupport
import WhisperTextCoding

/// A file of published test vectors. They are not part of this project: the folder is read beside the checkout, or
/// where `WHISPER_PUBLIC_VECTORS` points.
enum PublicVectorFile: String {
    case agreement = "wycheproof/x25519_test.json"
    case signatures = "wycheproof/ed25519_test.json"
    case boxes = "wycheproof/chacha20_poly1305_test.json"
    case derivation = "wycheproof/hkdf_sha256_test.json"
    case strictSignatures = "cctv/ed25519vectors.json"

    /// The folder of the vectors.
    static let folder =
        ProcessInfo.processInfo.environment["WHISPER_PUBLIC_VECTORS"].map { URL(filePath: $0) }
        ?? PackageRoot.url.appending(path: "../shared/vectors").standardizedFileURL

    /// Whether the folder exists; otherwise the tests are reported as skipped.
    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// The vectors in a file in Wycheproof's format, each with its group.
    func vectors<Group: WycheproofGroup>(of form: Group.Type) throws -> [(group: Group, vector: Group.Vector)] {
        let file = try decoded(as: WycheproofFile<Group>.self)
        return file.testGroups.flatMap { group in group.tests.map { (group, $0) } }
    }

    /// The file's content.
    func decoded<Content: Decodable>(as form: Content.Type) throws -> Content {
        let text = try Data(contentsOf: Self.folder.appending(path: rawValue))
        return try JSONDecoder().decode(form, from: text)
    }
}

/// The outer structure of a Wycheproof file.
struct WycheproofFile<Group: WycheproofGroup>: Decodable {
    let testGroups: [Group]
}

/// Vectors with common properties, such as a key.
protocol WycheproofGroup: Decodable {
    associatedtype Vector: Decodable
    var tests: [Vector] { get }
}

/// Bytes in hexadecimal form.
struct HexBytes: Decodable, Hashable {
    let bytes: [UInt8]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let bytes = HexText.bytes(of: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not pairs of hexadecimal digits")
        }
        self.bytes = bytes
    }
}
