import Foundation
import Testing
import WhisperTestThreads

@Suite("Names, which are global in a program that uses this package (LIB-1)", .ownThreads)
struct NameTests {
    private let package: PackageDescription

    init() throws {
        package = try PackageDescription.current.get()
    }

    @Test("Targets begin with Whisper, C modules with CWhisper, programs with whisper (LIB-1)")
    func prefixes() {
        for target in package.targets.values {
            let prefix =
                switch target.type {
                case "executable": "whisper"
                case "system-target": "CWhisper"
                default: target.path.split(separator: "/").last?.first == "C" && isC(target) ? "CWhisper" : "Whisper"
                }
            #expect(target.name.hasPrefix(prefix), "\(target.name) at \(target.path)")
        }
    }

    @Test("A folder has the name of its target without the prefix, to show the architecture (LIB-1)")
    func folders() {
        for target in package.targets.values {
            let folder = target.path.split(separator: "/").last.map(String.init) ?? ""
            let names = [folder, "Whisper" + folder, "whisper-" + folder, "CWhisper" + folder.dropFirst()]
            #expect(names.contains(target.name), "\(target.name) at \(target.path)")
        }
    }

    @Test("No two types visible to other modules share a name, and none has the name of a module (LIB-1)")
    func types() {
        var modules: [String: Set<String>] = [:]
        let files = SourceFile.all(under: ["Ports", "Sources", "Adapters", "Tests"])
        for file in files where !file.path.hasPrefix("Tests/Suites") && package.owner(of: file) != nil {
            for type in file.visibleTypes { modules[type, default: []].insert(package.owner(of: file) ?? "") }
        }
        #expect(modules.count > 700, "\(modules.count) types")
        for (type, owners) in modules {
            #expect(owners.count == 1, "\(type) is a type of \(owners.sorted())")
            #expect(package.targets[type] == nil, "\(type) is a module, too")
        }
    }

    @Test("The scanner finds types visible to other modules, and no nested ones")
    func scanner() {
        let text = """
            public struct First { public enum Inner {} }
            #if A
                package final class Second<T> {}
            #endif
            @MainActor public protocol Third {}
            struct Hidden {}
            extension First { public struct Nested {} }
            // public struct Comment {}
            public indirect enum Fourth {
                case a(String)
            }
            """
        let types = SourceFile(path: "Sources/A/A.swift", text: text).visibleTypes
        #expect(types == ["First", "Second", "Third", "Fourth"])
    }

    /// Whether a target is written in C, judged by its folder of headers.
    private func isC(_ target: PackageDescription.Target) -> Bool {
        FileManager.default.fileExists(atPath: "\(PackageDescription.root)/\(target.path)/include")
    }
}

extension PackageDescription {
    /// The target of a file; nil for files of none, such as those of nested packages.
    fileprivate func owner(of file: SourceFile) -> String? {
        targets.values.first { file.path.hasPrefix($0.path + "/") }?.name
    }
}

extension SourceFile {
    /// The names of top-level types visible to other modules: `public` and `package`.
    fileprivate var visibleTypes: [String] {
        var depth = 0
        var types: [String] = []
        for line in code {
            if depth == 0, let match = line.prefixMatch(of: Self.declaration) { types.append(String(match.2)) }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        }
        return types
    }

    // A Regex is not Sendable; this one is only read.
    private nonisolated(unsafe) static let declaration =
        /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|package|open)\s+(?:(?:indirect|final|nonisolated)\s+)*(struct|enum|class|actor|protocol|typealias)\s+(\w+)/
}
