import Foundation
import Testing
import WhisperTestSupport
import WhisperTestThreads

@Suite("Adapters without their trait (LIB-5)", .ownThreads)
struct TraitTests {
    /// An adapter that is empty without a trait, and how its importers use it.
    struct Adapter: Sendable, CustomTestStringConvertible {
        let name: String
        let trait: String
        let brings: String
        let use: String
        /// The adapter's folder, if it has another name than the type.
        var folder: String?

        var path: String { "Adapters/" + (folder ?? name) }
        var module: String { "Whisper" + (folder ?? name) }
        var message: String { "Enable the trait '\(trait)' of the package whisper: it \(brings)." }
        var testDescription: String { name }

        static let all = [
            Adapter(
                name: "SecretService", trait: "SecretService", brings: "links libsecret",
                use: """
                    func keychain(_ memory: any SecretAllocator) -> any Keychain {
                        SecretService(address: "unix:path=/run/bus", vault: "1", memory: memory)
                    }
                    """),
            Adapter(
                name: "FreedesktopNotifier", trait: "Notifications", brings: "links GIO for D-Bus",
                use: """
                    func notifier() -> any Notifier {
                        FreedesktopNotifier(address: "unix:path=/run/bus") { "\\($0) new messages" }
                    }
                    """),
            Adapter(
                name: "SystemdService", trait: "Notifications", brings: "links libsystemd",
                use: """
                    func manager() -> any ServiceManager { SystemdService() }
                    """),
            Adapter(
                name: "WhatsmeowBridge", trait: "Bridge", brings: "brings swift-subprocess",
                use: """
                    func source(
                        _ command: BridgeCommand, _ settings: BridgeSettings, _ keeper: any BridgeSessionKeeper,
                        _ clock: any MonotonicClock
                    ) -> any IngestionSource {
                        WhatsmeowBridge(
                            command: command, settings: settings, keeper: keeper, clock: clock, decode: { _, _ in [] })
                    }
                    """),
            Adapter(
                name: "BridgeMedia", trait: "Bridge", brings: "brings swift-subprocess",
                use: """
                    func transfer(
                        _ command: BridgeCommand, _ settings: BridgeSettings, _ clock: any MonotonicClock
                    ) -> any MediaTransfer {
                        BridgeMedia(command: command, settings: settings, clock: clock)
                    }
                    """, folder: "WhatsmeowBridge"),
            Adapter(
                name: "RealtimeNIO", trait: "Realtime", brings: "brings swift-nio and async-http-client",
                use: """
                    func transport() throws -> any RealtimeTransport { try RealtimeNIO(trust: .system) }
                    """),
            Adapter(
                name: "SwiftCrypto", trait: "SwiftCrypto", brings: "brings swift-crypto",
                use: """
                    func backend() -> any CryptoBackend { SwiftCrypto() }
                    """),
        ]
    }

    @Test(
        "Code that uses an adapter without its trait does not compile, and the error names the trait (LIB-5)",
        .enabled(if: ChildProcess.path(of: "swiftc") != nil, "needs swiftc"), arguments: Adapter.all)
    func message(_ adapter: Adapter) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "whisper-trait-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let products = URL(filePath: try #require(BinaryTests.binary)).deletingLastPathComponent().path
        let shared = [
            "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature",
            "InternalImportsByDefault", "-enable-upcoming-feature", "ExistentialAny", "-I", products + "/Modules",
            "-Xcc", "-fmodule-map-file=\(products)/CWhisperProcess.build/module.modulemap",
        ]
        let files = SourceFile.all(under: [adapter.path]).map { PackageDescription.root + "/" + $0.path }
        // The module as consumers without the trait build it; the program finds it before the one built with the trait.
        let module = try ChildProcess.run(
            "swiftc",
            shared + [
                "-emit-module", "-parse-as-library", "-module-name", adapter.module, "-emit-module-path",
                folder.appending(path: adapter.module + ".swiftmodule").path, "-package-name",
                PackageRoot.url.lastPathComponent.lowercased(),
            ] + files)
        try #require(module.status == 0, "\(module.errors)")

        let program = folder.appending(path: "program.swift")
        try Data("import \(adapter.module)\n\n\(adapter.use)\n\nvar found: \(adapter.name)?\n".utf8).write(to: program)
        let reading = try ChildProcess.run("swiftc", ["-I", folder.path] + shared + ["-typecheck", program.path])
        let errors = reading.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.count >= 2, "\(reading.errors)")
        for error in errors { #expect(error.contains("is unavailable: " + adapter.message)) }
    }

    @Test("Every public type that needs a trait has an unavailable counterpart without it (LIB-5)")
    func complete() {
        var found: [String] = []
        for file in SourceFile.all(under: ["Adapters"]) {
            let types = Self.types(in: file)
            #expect(Set(types.present) == Set(types.absent), "\(file.path)")
            found += types.absent
        }
        #expect(found.sorted() == Adapter.all.map(\.name).sorted())
    }

    @Test("The scanner finds the public types with and without a trait")
    func scanner() {
        let text = """
            #if Realtime
                public actor First {}
                struct Hidden {}
                #if DEBUG
                    public struct Other {}
                #endif
            #else
                @available(*, unavailable)
                public struct Second {
                    public struct Inner {}
                }
            #endif
            #if os(Linux)
                public struct Third {}
            #endif
            public struct Fourth {}
            """
        let types = Self.types(in: SourceFile(path: "x", text: text))
        #expect(types.present == ["First"])
        #expect(types.absent == ["Second"])
    }

    /// The public types that a file declares directly under a trait, and in the `#else` of one.
    private static func types(in file: SourceFile) -> (present: [String], absent: [String]) {
        let traits = Set(Adapter.all.map(\.trait))
        // For each open `#if`: whether the trait is on; nil if it is about something else.
        var conditions: [Bool?] = []
        var (present, absent): ([String], [String]) = ([], [])
        for line in file.code {
            let words = line.split(separator: " ")
            switch words.first {
            case "#if": conditions.append(words.count == 2 && traits.contains(String(words[1])) ? true : nil)
            case "#else": if let last = conditions.popLast() { conditions.append(last.map { !$0 }) }
            case "#endif": _ = conditions.popLast()
            default:
                guard conditions.count == 1, let isOn = conditions[0], line.prefix(while: { $0 == " " }).count == 4,
                    words.first == "public", !words.contains("import"),
                    let kind = words.firstIndex(where: {
                        ["struct", "class", "actor", "enum", "protocol"].contains($0)
                    }),
                    kind + 1 < words.count
                else { continue }
                let name = String(words[kind + 1].prefix { $0.isLetter || $0.isNumber })
                if isOn { present.append(name) } else { absent.append(name) }
            }
        }
        return (present, absent)
    }
}
