import Foundation
import Testing
import WhisperTestThreads

@Suite("What the Swift Package Index is given", .ownThreads)
struct PackageIndexTests {
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
