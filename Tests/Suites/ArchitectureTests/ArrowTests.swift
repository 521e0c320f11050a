import WhisperTestThreads
import Testing

@Suite("Dependencies between targets (A1–A4)", .ownThreads)
struct ArrowTests {
    private let package: PackageDescription

    init() throws {
        package = try PackageDescription.current.get()
    }

    private func targets(in layer: String) -> [PackageDescription.Target] {
        package.targets.values.filter { $0.layer == layer }
    }

    @Test("Every target is in one of the four folders")
    func layers() {
        let layers = Set(package.targets.values.map(\.layer))
        #expect(layers == ["Ports", "Sources", "Adapters", "Tests"])
        #expect(
            package.programs == [
                "whisper", "whisper-bridge", "whisper-reader", "whisper-sync", "whisper-sync-devserver",
            ])
        #expect(package.compositionRoots.isSubset(of: package.names { $0.layer == "Sources" }))
    }

    @Test("Ports and domain depend only on ports and domain (A1)")
    func pureTargets() {
        let pure = package.domain.union(package.ports)
        for name in pure {
            #expect(package.targets[name]?.targets.subtracting(pure) == [], "\(name)")
            #expect(package.targets[name]?.products == [], "\(name)")
        }
        for port in targets(in: "Ports") {
            #expect(
                !port.targets.contains("WhisperCore") && !port.targets.contains("WhisperLocalization"), "\(port.name)")
        }
    }

    @Test("Only programs and tests depend on the targets that programs share, which depend on neither")
    func programsAreLast() {
        let last = package.programs.union(package.shared)
        for target in package.targets.values where !target.targets.isDisjoint(with: package.shared) {
            #expect(last.contains(target.name) || target.layer == "Tests", "\(target.name)")
        }
        for name in package.shared { #expect(package.closure(of: name).isDisjoint(with: package.programs)) }
        for program in package.programs {
            #expect(package.closure(of: program).intersection(package.programs) == [program])
        }
    }

    @Test("No adapter depends on another adapter, and none on the use cases (A2)")
    func adaptersStandAlone() {
        let adapters = Set(targets(in: "Adapters").map(\.name))
        for name in adapters {
            let reached = package.closure(of: name).subtracting([name])
            #expect(reached.intersection(adapters).subtracting(package.support) == [], "\(name)")
            #expect(!reached.contains("WhisperCore") && !reached.contains("WhisperLocalization"), "\(name)")
        }
    }

    @Test("A support target implements no port for secrets, attachments, clock or ingestion (A2)")
    func supportImplementsNothing() {
        let ports: Set<String> = [
            "WhisperSealingPort", "WhisperCryptoPort", "WhisperKeychainPort", "WhisperBlobPort", "WhisperIngestionPort",
        ]
        for name in package.support {
            #expect(package.closure(of: name).intersection(ports) == [], "\(name)")
        }
    }

    @Test("Only composition roots and tests depend on adapters (A2)")
    func adaptersAreOnlyComposed() {
        for target in package.targets.values where !target.targets.isDisjoint(with: package.plugs) {
            #expect(package.compositionRoots.contains(target.name) || target.layer == "Tests", "\(target.name)")
        }
    }

    @Test("The command's targets do not bring in networking (A3)")
    func noNetworkingProducts() {
        for name in package.closure(of: "whisper") {
            let products = package.targets[name]?.products ?? []
            #expect(products.subtracting(["ArgumentParser"]) == [], "\(name)")
        }
    }

    @Test("The network adapter is not part of anything that must not use it (A3)")
    func networkIsApart() {
        for name in package.compositionRoots.union(package.programs).subtracting(package.network) {
            #expect(package.closure(of: name).isDisjoint(with: package.network), "\(name)")
        }
    }

    @Test("Adding one product brings in only what that product needs (A4)")
    func productsAreSmall() {
        let expected: [String: Set<String>] = [
            "WhisperMessage": ["WhisperMessage", "WhisperJSONText", "WhisperTextCoding"],
            "WhisperStorePort": ["WhisperStorePort", "WhisperMessage", "WhisperJSONText", "WhisperTextCoding"],
            "WhisperSealingPort": ["WhisperSealingPort", "WhisperSecretMemory"],
            "WhisperSodiumSealing": [
                "WhisperSodiumSealing", "CWhisperSodium", "WhisperSealingPort", "WhisperSecretMemory",
            ],
            "WhisperCryptoPort": ["WhisperCryptoPort", "WhisperSecretMemory"],
            "WhisperSodiumCrypto": [
                "WhisperSodiumCrypto", "CWhisperSodium", "WhisperCryptoPort", "WhisperSecretMemory",
                "WhisperSecretPool",
            ],
            "WhisperSwiftCrypto": [
                "WhisperSwiftCrypto", "WhisperCryptoPort", "WhisperSecretMemory", "WhisperSecretPool",
            ],
        ]
        for (product, targets) in expected {
            #expect(package.products[product] == [product])
            #expect(package.closure(of: product) == targets, "\(product)")
        }
        for (product, targets) in package.products {
            guard targets.allSatisfy({ package.targets[$0]?.type == "library" }) else { continue }
            let reached = targets.reduce(into: Set<String>()) { $0.formUnion(package.closure(of: $1)) }
            let products = reached.flatMap { package.targets[$0]?.products ?? [] }
            #expect(products == [], "\(product) brings a dependency")
        }
    }
}
