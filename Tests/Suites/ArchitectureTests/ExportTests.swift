import Testing
import WhisperTestThreads

@Suite("What comes with a product (LIB-3, LIB-4)", .ownThreads)
struct ExportTests {
    private let package: PackageDescription

    init() throws {
        package = try PackageDescription.current.get()
    }

    /// The modules of this package that some files import in one way.
    private func imported(_ path: String, _ way: String) -> Set<String> {
        let files = SourceFile.all(under: [path])
        let lines = files.flatMap(\.code).filter { $0.drop { $0 == " " }.hasPrefix(way + " ") }
        return Set(lines.compactMap { $0.split(separator: " ").last.map(String.init) })
            .intersection(package.targets.keys)
    }

    @Test("Whatever a product's public signatures name is imported with it, under MemberImportVisibility, too (LIB-3)")
    func exports() {
        var modules = Set(package.products.values.joined().filter { package.targets[$0]?.type == "library" })
        #expect(modules.count > 40)
        var seen: Set<String> = []
        while let module = modules.popFirst() {
            guard seen.insert(module).inserted, let target = package.targets[module] else { continue }
            // The compiler wants such an import where a public signature names the module, and refuses it elsewhere.
            let named = imported(target.path, "public import")
            let exported = imported(target.path, "@_exported public import")
            #expect(named.subtracting(exported) == [], "\(module): add to Exports.swift")
            // The operations of a vault are extensions of its port.
            let operations: Set<String> = exported.contains("WhisperStorePort") ? ["WhisperArchive"] : []
            #expect(exported.subtracting(named).subtracting(operations) == [], "\(module): nothing public names these")
            modules.formUnion(exported)
        }
    }

    @Test("A product is what a consumer would depend on alone: no support, no tool (LIB-4)")
    func products() {
        let libraries = Set(package.products.values.joined().filter { package.targets[$0]?.type == "library" })
        #expect(libraries.isDisjoint(with: package.support))
        #expect(package.ports.isSubset(of: libraries))
        #expect(package.plugs.isSubset(of: libraries))
        #expect(libraries.isSuperset(of: ["WhisperVault", "WhisperCore"]))
        for target in package.targets.values where target.path.hasPrefix("Tests/") {
            #expect(libraries.contains(target.name) == target.path.hasPrefix("Tests/Contracts/"), "\(target.name)")
        }
    }
}
