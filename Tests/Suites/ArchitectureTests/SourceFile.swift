import Foundation

/// A source file of the package, and properties derived from its text.
struct SourceFile {
    /// The path relative to the package's root.
    let path: String
    /// The text with comments and string literals blanked out, by line.
    let code: [Substring]
    /// The original text, by line.
    let lines: [Substring]

    /// Its top-level folder.
    var layer: String { String(path.prefix { $0 != "/" }) }

    /// The folder of its target: the one below the layer, or below a folder that groups targets.
    var target: String {
        let folders = path.split(separator: "/").dropFirst().drop { Self.groups.contains(String($0)) }
        return folders.first.map(String.init) ?? ""
    }

    private static let groups: Set<String> = ["Support", "Contracts", "Suites", "Tools"]

    /// The modules that it imports.
    var imports: [String] {
        code.compactMap { line in
            let words = line.split(separator: " ").drop { Self.modifiers.contains(String($0)) }
            guard words.first == "import", let module = words.dropFirst().first else { return nil }
            return String(module.prefix { $0 != "." })
        }
    }

    /// All Swift files in some folders.
    static func all(under folders: [String]) -> [SourceFile] {
        folders.flatMap { folder in package.filter { $0.path.hasPrefix(folder + "/") } }
    }

    /// All Swift files of the package, read once: blanking them takes seconds.
    private static let package: [SourceFile] = ["Ports", "Sources", "Adapters", "Tests", "Examples"].flatMap { layer in
        let root = PackageDescription.root
        let names = FileManager.default.enumerator(atPath: root + "/" + layer)?.allObjects as? [String] ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { SourceFile(layer + "/" + $0) }
    }

    private init?(_ path: String) {
        guard let text = try? String(contentsOfFile: PackageDescription.root + "/" + path, encoding: .utf8) else {
            return nil
        }
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = CodeScanner.blanked(text).split(separator: "\n", omittingEmptySubsequences: false)
    }

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = CodeScanner.blanked(text).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "@testable", "@preconcurrency", "@_exported",
    ]
}

/// Blanks out comments and string literals, leaving only code.
enum CodeScanner {
    static func blanked(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
        var index = 0
        func starts(_ sign: StaticString) -> Bool {
            let length = sign.utf8CodeUnitCount
            guard index + length <= bytes.count else { return false }
            // Not `allSatisfy`: this runs for each byte of a comment, and tests are not optimised.
            var place = 0
            while place < length, bytes[index + place] == sign.utf8Start[place] { place += 1 }
            return place == length
        }
        func skip(to end: StaticString, past length: Int, escapes: Bool = true) {
            index += length
            while index < bytes.count, !starts(end) {
                if bytes[index] == UInt8(ascii: "\\"), escapes { index += 1 }
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { result.append(bytes[index]) }
                index += 1
            }
            if !starts("\n") { index += end.utf8CodeUnitCount }
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "#") {
                result.append(byte)
                index += 1
            } else if starts("//") {
                skip(to: "\n", past: 2, escapes: false)
            } else if starts("/*") {
                skip(to: "*/", past: 2, escapes: false)
            } else if starts("\"\"\"") {
                skip(to: "\"\"\"", past: 3)
            } else if starts("#\"") {
                skip(to: "\"#", past: 2)
            } else if starts("\"") {
                result.append(UInt8(ascii: "_"))
                skip(to: "\"", past: 1)
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
