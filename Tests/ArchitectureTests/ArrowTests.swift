import TestThreads
import Testing

@Suite("The arrows between targets (A1–A4)", .ownThreads)
struct ArrowTests {
    private let package: PackageDescription

    init() throws {
        package = try PackageDescription.current.get()
    }

    /// Support targets: shared by adapters, they implement no port.
    private let support: Set<String> = [
        "CSQLCipher", "CSQLite3", "CSodium", "CArchive", "CProcess", "CKeyMemory", "PosixFiles", "SecretPool",
        "SQLiteLibrary", "SQLiteEngine",
        "CQRLibraries", "CQRCode", "CLibSecret", "CSecretService", "CGIO", "CDesktopNotifications",
        "AppleSecurity", "RealtimeSupport", "WebSocketFrames",
    ]
    /// What the use cases and the value types are made of.
    private let domain: Set<String> = [
        "JSONText", "Message", "Localization", "KeyFingerprint", "Envelope", "Identity", "Contacts", "Policy",
        "QRRendering", "WhisperCore", "WhatsAppEvents", "BridgeProtocol", "RealtimeProtocol", "Realtime",
        "RealtimeClient",
    ]
    /// Where everything is put together: what the programs share, and what one of them plugs in by itself.
    private let compositionRoots: Set<String> = ["Command", "whisper-bridge", "whisper-sync"]
    private let programs: Set<String> = ["whisper", "whisper-bridge", "whisper-sync"]

    private func targets(in layer: String) -> [PackageDescription.Target] {
        package.targets.values.filter { $0.layer == layer }
    }

    @Test("Every target lies in one of the four folders")
    func layers() {
        let layers = Set(package.targets.values.map(\.layer))
        #expect(layers == ["Ports", "Sources", "Adapters", "Tests"])
        #expect(Set(targets(in: "Sources").map(\.name)) == domain.union(compositionRoots).union(programs))
    }

    @Test("Ports and domain depend on ports and domain only (A1)")
    func pureTargets() {
        let pure = domain.union(targets(in: "Ports").map(\.name))
        for name in pure {
            #expect(package.targets[name]?.targets.subtracting(pure) == [], "\(name)")
            #expect(package.targets[name]?.products == [], "\(name)")
        }
        for port in targets(in: "Ports") {
            #expect(!port.targets.contains("WhisperCore") && !port.targets.contains("Localization"), "\(port.name)")
        }
    }

    @Test("Nothing but programs and tests depends on what the programs share, and it on none of them")
    func programsAreLast() {
        for target in package.targets.values where target.targets.contains("Command") {
            #expect(programs.contains(target.name) || target.layer == "Tests", "\(target.name)")
        }
        #expect(package.closure(of: "Command").isDisjoint(with: programs))
        for program in programs {
            #expect(package.closure(of: program).intersection(programs) == [program])
        }
    }

    @Test("No adapter depends on another adapter, and none on the use cases (A2)")
    func adaptersStandAlone() {
        let adapters = Set(targets(in: "Adapters").map(\.name))
        #expect(support.isSubset(of: adapters))
        for name in adapters {
            let reached = package.closure(of: name).subtracting([name])
            #expect(reached.intersection(adapters).subtracting(support) == [], "\(name)")
            #expect(!reached.contains("WhisperCore") && !reached.contains("Localization"), "\(name)")
        }
    }

    @Test("A support target implements no port of secrets, attachments, clock or ingestion (A2)")
    func supportImplementsNothing() {
        let ports: Set<String> = ["SealingPort", "CryptoPort", "KeychainPort", "BlobPort", "IngestionPort"]
        for name in support {
            #expect(package.closure(of: name).intersection(ports) == [], "\(name)")
        }
    }

    @Test("Only composition roots and tests depend on adapters (A2)")
    func adaptersAreOnlyComposed() {
        let plugs = Set(targets(in: "Adapters").map(\.name)).subtracting(support)
        for target in package.targets.values where !target.targets.isDisjoint(with: plugs) {
            #expect(compositionRoots.contains(target.name) || target.layer == "Tests", "\(target.name)")
        }
    }

    @Test("What the command is made of brings no networking in (A3)")
    func noNetworkingProducts() {
        for name in package.closure(of: "whisper") {
            let products = package.targets[name]?.products ?? []
            #expect(products.subtracting(["ArgumentParser"]) == [], "\(name)")
        }
    }

    @Test("The network's adapter is no part of what must not use it (A3)")
    func networkIsApart() {
        for name in compositionRoots.subtracting(["whisper-sync"]) {
            #expect(!package.closure(of: name).contains("RealtimeNIO"), "\(name)")
        }
    }

    @Test("Who adds one product gets only what that one needs (A4)")
    func productsAreSmall() {
        let expected: [String: Set<String>] = [
            "Message": ["Message", "JSONText"],
            "StorePort": ["StorePort", "Message", "JSONText"],
            "SealingPort": ["SealingPort", "SecretMemory"],
            "SodiumSealing": ["SodiumSealing", "CSodium", "SealingPort", "SecretMemory"],
            "CryptoPort": ["CryptoPort", "SecretMemory"],
            "SodiumCrypto": ["SodiumCrypto", "CSodium", "CryptoPort", "SecretMemory", "SecretPool"],
            "SwiftCrypto": ["SwiftCrypto", "CryptoPort", "SecretMemory", "SecretPool"],
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
