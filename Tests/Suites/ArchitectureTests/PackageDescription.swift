import Foundation
import WhisperTestSupport
import WhisperJSONText

/// The package as SwiftPM describes it.
struct PackageDescription {
    /// A target and its declared dependencies.
    struct Target {
        let name: String
        let type: String
        let path: String
        let targets: Set<String>
        let products: Set<String>

        /// Its top-level folder.
        var layer: String { String(path.prefix { $0 != "/" }) }
    }

    let targets: [String: Target]
    /// The targets of each product.
    let products: [String: [String]]

    struct Unreadable: Error {
        let reason: String
    }

    /// The root of the package that contains this file.
    static let root = PackageRoot.url.path

    /// The description from SwiftPM, loaded once. It uses a separate scratch path, as the default one is locked while
    /// tests run.
    static let current = Result { try PackageDescription() }

    private init() throws {
        let output = try ChildProcess.output(
            // The complete package, even if only some of the suites are built.
            of: "env",
            [
                "-u", "WHISPER_TARGETS", "swift", "package", "--scratch-path", ".build/architecture", "describe",
                "--type", "json",
            ],
            in: Self.root)
        guard case .object(let package) = try JSONValue.parse(output), case .array(let targets) = package["targets"],
            case .array(let products) = package["products"]
        else { throw Unreadable(reason: "no targets") }
        self.targets = try Dictionary(
            uniqueKeysWithValues: targets.map { value in
                let target = try Self.target(value)
                return (target.name, target)
            })
        self.products = try Dictionary(
            uniqueKeysWithValues: products.map { value in
                guard case .object(let product) = value, case .string(let name) = product["name"] else {
                    throw Unreadable(reason: "product without name")
                }
                return (name, Self.strings(product["targets"]))
            })
    }

    /// A target with its transitive dependencies in this package.
    func closure(of name: String) -> Set<String> {
        var reached: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard reached.insert(next).inserted else { continue }
            pending += targets[next]?.targets ?? []
        }
        return reached
    }

    private static func target(_ value: JSONValue) throws -> Target {
        guard case .object(let target) = value, case .string(let name) = target["name"],
            case .string(let type) = target["type"], case .string(let path) = target["path"]
        else { throw Unreadable(reason: "target without name, type or path") }
        return Target(
            name: name, type: type, path: path, targets: Set(strings(target["target_dependencies"])),
            products: Set(strings(target["product_dependencies"])))
    }

    private static func strings(_ value: JSONValue?) -> [String] {
        guard case .array(let values) = value else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
