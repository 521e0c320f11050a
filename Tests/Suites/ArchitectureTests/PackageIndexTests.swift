import Foundation
import Testing
import WhisperTestThreads

@Suite("What the Swift Package Index and the guides say of the package", .ownThreads)
struct PackageIndexTests {
    private static func text(of path: String) throws -> String {
        try String(contentsOfFile: PackageDescription.root + "/" + path, encoding: .utf8)
    }

    @Test("The guide to the library lists each product, and three pages list each contract (LIB-13)")
    func guides() throws {
        let package = try PackageDescription.current.get()
        let libraries = package.products.filter { _, targets in
            targets.allSatisfy { package.targets[$0]?.type == "library" }
        }
        let guide = try Self.text(of: "docs/guides/library.md")
        for name in libraries.keys.sorted() where !guide.contains("`\(name)`") {
            Issue.record("docs/guides/library.md does not list \(name)")
        }
        let contracts = libraries.keys.filter { $0.hasSuffix("Contract") }.sorted()
        #expect(contracts.count > 10)
        for path in ["README.md", "Sources/Vault/Vault.docc/Articles/WriteAnAdapter.md"] {
            let page = try Self.text(of: path)
            for name in contracts where !page.contains("`\(name)`") { Issue.record("\(path) does not list \(name)") }
        }
    }

    @Test("The guide to stores lists each protocol that a store conforms to")
    func storeGuide() throws {
        let guide = try Self.text(of: "docs/guides/writing-a-store-adapter.md")
        let port = try Self.text(of: "Ports/StorePort/VaultStore.swift")
        let declaration = try #require(port.split(separator: "public protocol VaultStore:").last)
        let names = declaration.prefix { $0 != "{" }.split { ", \n".contains($0) }
        #expect(!names.isEmpty)
        for name in names where !guide.contains("`\(name)`") { Issue.record("The guide does not list \(name)") }
    }

    @Test("Its documentation targets are the library products, each once (LIB-13)")
    func documentation() throws {
        let package = try PackageDescription.current.get()
        let libraries = package.products.filter { _, targets in
            targets.allSatisfy { package.targets[$0]?.type == "library" }
        }
        let text = try String(contentsOfFile: PackageDescription.root + "/.spi.yml", encoding: .utf8)
        let listed = text.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("- Whisper") }.map { String($0.dropFirst(2)) }
        #expect(Set(listed).count == listed.count)
        for name in Set(libraries.keys).symmetricDifference(listed).sorted() {
            Issue.record("\(name) is \(listed.contains(name) ? "no library product" : "missing") in .spi.yml")
        }
    }
}
