import Foundation
import Testing
import WhisperTestThreads

@Suite("The trees in the documents (LIB-9)", .ownThreads)
struct TreeTests {
    @Test("Every folder named in a tree exists (LIB-9)", arguments: ["README.md", "docs/development.md"])
    func named(document: String) throws {
        let tree = try FolderTree(of: document)
        #expect(tree.entries.count > 20, "\(document) has a tree of \(tree.entries.count) lines")
        for entry in tree.entries where !tree.exists(entry) {
            Issue.record("\(document) names \(entry.path), which does not exist")
        }
    }

    @Test(
        "A folder that a tree opens is shown with everything in it (LIB-9)",
        arguments: ["README.md", "docs/development.md"])
    func whole(document: String) throws {
        let tree = try FolderTree(of: document)
        for folder in tree.opened {
            for missing in tree.missing(in: folder) {
                Issue.record("\(document) shows what is in \(folder)/, but not \(missing)")
            }
        }
    }

    @Test("README opens Ports, Sources and Adapters; the developers' page opens Tests and the top level (LIB-9)")
    func extent() throws {
        let readme = try FolderTree(of: "README.md")
        #expect(readme.opened.isSuperset(of: ["Ports", "Sources", "Adapters"]))
        let development = try FolderTree(of: "docs/development.md")
        #expect(development.opened.isSuperset(of: ["Adapters", "Tests", "Tests/Suites"]))
        #expect(development.missing(in: "").isEmpty)
    }

    @Test("A tree is read with its levels, several names a line, patterns and continued descriptions")
    func reading() {
        let text = """
            Before.
            ```
            Package.swift   targets
            Ports/          protocols
              BlobPort, ClockPort   two of them,
                                    described on two lines
            Tests/
              Suites/       one each
                *Tests/     for each target
            ```
            After/
            """
        let tree = FolderTree(text: text, folders: ["Tests/Suites": ["MessageTests", "Stray"], "Ports": ["BlobPort"]])
        #expect(
            tree.entries.map(\.path) == [
                "Package.swift", "Ports", "Ports/BlobPort", "Ports/ClockPort", "Tests", "Tests/Suites",
                "Tests/Suites/*Tests",
            ])
        #expect(tree.opened == ["Ports", "Tests", "Tests/Suites"])
        #expect(tree.missing(in: "Tests/Suites") == ["Stray"])
        #expect(tree.missing(in: "Ports") == [])
        #expect(tree.entries.last.map(tree.exists) == true)
        #expect(tree.entries.first { $0.path == "Ports/ClockPort" }.map(tree.exists) == false)
    }
}

/// A tree of folders as a document shows it: the block of text in which a line begins with `Ports/`.
///
/// Two spaces of indentation are a level. A line is a name, or several separated by commas, then two or more spaces and
/// a description. A `*` in a name stands for any text. Lines indented by twenty or more spaces continue a description.
private struct FolderTree {
    struct Entry: Equatable {
        /// The path from the package's root.
        let path: String
        var parent: String { path.split(separator: "/").dropLast().joined(separator: "/") }
        var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
    }

    let entries: [Entry]
    /// The names of the folders in a folder, by its path; nil reads them from the disk.
    private let folders: [String: [String]]?

    init(of document: String) throws {
        let text = try String(contentsOfFile: PackageDescription.root + "/" + document, encoding: .utf8)
        self.init(text: text, folders: nil)
    }

    init(text: String, folders: [String: [String]]?) {
        self.folders = folders
        let blocks = text.components(separatedBy: "\n```")
        let block = blocks.first { $0.contains("\nPorts/") } ?? ""
        var parents: [String] = []
        var entries: [Entry] = []
        for line in block.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            let level = indentation / 2
            guard indentation < 20, level <= parents.count else { continue }
            parents.removeSubrange(level...)
            let names = String(line.dropFirst(indentation)).components(separatedBy: "  ").first ?? ""
            for name in names.components(separatedBy: ", ") {
                let name = name.hasSuffix("/") ? String(name.dropLast()) : name
                entries.append(Entry(path: (parents + [name]).joined(separator: "/")))
                if name == names || name + "/" == names { parents.append(name) }
            }
        }
        self.entries = entries
    }

    /// The folders that have something shown below them.
    var opened: Set<String> { Set(entries.map(\.parent).filter { !$0.isEmpty }) }

    /// Whether something has an entry's path, or, for a pattern, whether a folder beside it fits.
    func exists(_ entry: Entry) -> Bool {
        if entry.name.contains("*") { return contents(of: entry.parent).contains { Self.fits($0, entry.name) } }
        guard folders == nil else { return contents(of: entry.parent).contains(entry.name) }
        return FileManager.default.fileExists(atPath: PackageDescription.root + "/" + entry.path)
    }

    /// The folders within a folder that no line names.
    func missing(in folder: String) -> [String] {
        let names = entries.filter { $0.parent == folder }.map(\.name)
        return contents(of: folder).filter { content in !names.contains { Self.fits(content, $0) } }
    }

    /// The folders within a folder, hidden ones and those that tools make left out.
    private func contents(of folder: String) -> [String] {
        if let folders { return folders[folder] ?? [] }
        let path = PackageDescription.root + "/" + folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return isFolder.boolValue && !name.hasPrefix(".") && !name.hasPrefix("__")
        }
    }

    private static func fits(_ name: String, _ pattern: String) -> Bool {
        let parts = pattern.components(separatedBy: "*")
        guard parts.count == 2 else { return name == pattern }
        return name.count >= pattern.count - 1 && name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
    }
}
