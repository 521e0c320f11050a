import WhisperTestThreads
import Testing

@Suite("Imports in sources (A1–A3)", .ownThreads)
struct ImportTests {
    /// Modules that open network connections, or bring in some that do.
    private static let networking: Set<String> = [
        "Foundation", "FoundationNetworking", "Network", "NIO", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOSSL",
        "NIOWebSocket", "AsyncHTTPClient", "WebSocketKit", "Vapor",
    ]
    /// The operating system's modules; C modules of the package are detected by name.
    private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "FoundationEssentials"]

    private let package: PackageDescription
    /// The folders of the value types and the use cases.
    private let domain: Set<String>
    /// The folders of targets that open connections.
    private let network: Set<String>

    init() throws {
        package = try PackageDescription.current.get()
        domain = package.folders(of: package.domain)
        network = package.folders(of: package.network)
    }

    @Test("Ports and domain import no system modules, Foundation, C libraries or adapters (A1)")
    func pureSources() {
        let files =
            SourceFile.all(under: ["Ports"])
            + SourceFile.all(under: ["Sources"]).filter { domain.contains($0.target) }
        #expect(files.count > 50)
        for file in files {
            let forbidden = Set(file.imports).intersection(Self.system.union(Self.networking).union(package.plugs))
                .union(file.imports.filter { $0.hasPrefix("CWhisper") })
            #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted())")
        }
    }

    @Test("The command's targets import neither networking nor the whole of Foundation (A3)")
    func noNetworking() {
        for file in SourceFile.all(under: ["Ports", "Sources", "Adapters"]) where !network.contains(file.target) {
            // Apple's systems have no separate FoundationEssentials.
            let allowed: Set<String> =
                file.code.contains { $0.contains("canImport(FoundationEssentials)") } ? ["Foundation"] : []
            let forbidden = Set(file.imports).intersection(Self.networking).subtracting(allowed)
            #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted())")
        }
    }

    @Test("The network adapter imports no more of Foundation than the other adapters")
    func networkWithoutFoundation() {
        for file in SourceFile.all(under: ["Adapters/RealtimeNIO"]) {
            let forbidden = Set(file.imports).intersection(["Foundation", "FoundationNetworking", "Network"])
            #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted())")
        }
    }

    @Test("No adapter imports another adapter (A2)")
    func adaptersStandAlone() {
        for file in SourceFile.all(under: ["Adapters"]) {
            let others = Set(file.imports).intersection(package.plugs).subtracting(["Whisper" + file.target])
            #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
        }
    }

    @Test("In the command, only the composition root refers to adapters")
    func onlyCompositionNamesAdapters() {
        let files = SourceFile.all(under: ["Sources/Command", "Sources/Browsing", "Sources/whisper"])
        #expect(files.contains { $0.path.hasPrefix("Sources/Command/Composition/") })
        for file in files where !file.path.hasPrefix("Sources/Command/Composition/") {
            let named = Set(file.imports).intersection(package.plugs)
            #expect(named.isEmpty, "\(file.path) imports \(named.sorted())")
        }
    }

    /// Whether a line passes randomness on: as a parameter, with or without a default, or as an argument.
    private func isParameter(_ line: Substring) -> Bool {
        line.contains(": any RandomNumberGenerator") || line.contains("using: &")
    }

    @Test("The domain gets time, randomness and environment only from its callers (A6)")
    func noGlobalCalls() {
        let globals = [
            "Date()", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", ".random(in:", "getenv",
            "ProcessInfo", "CommandLine.", "FileManager", ".randomElement()", ".shuffled()",
        ]
        for file in SourceFile.all(under: ["Ports", "Sources"])
        where file.layer == "Ports" || domain.contains(file.target) {
            for global in globals {
                let found = file.code.contains { $0.contains(global) && !isParameter($0) }
                #expect(!found, "\(file.path) uses \(global)")
            }
        }
    }
}
