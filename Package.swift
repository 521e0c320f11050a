// swift-tools-version: 6.2
import PackageDescription

// MARK: - Compiler settings shared by every target

let warnings: [SwiftSetting] =
    Context.environment["WHISPER_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// What every Swift target is compiled with.
let swift: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + warnings

/// Targets that call C: every unsafe expression is marked where it stands.
let swiftOverC: [SwiftSetting] = swift + [.strictMemorySafety()]

// MARK: - The two engines: one C library a process, chosen by trait

let sqlCipher: TargetDependency = .target(name: "CSQLCipher", condition: .when(traits: ["SQLCipher"]))
let plainSQLite: TargetDependency = .target(name: "CSQLite3", condition: .when(traits: ["PlainSQLite"]))
typealias TargetDependency = Target.Dependency

// MARK: - Dependencies from elsewhere: all but one are fetched only where their trait is on

let argumentParser: TargetDependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let swiftCrypto: TargetDependency = .product(
    name: "Crypto", package: "swift-crypto", condition: .when(traits: ["SwiftCrypto"]))
let subprocess: TargetDependency = .product(
    name: "Subprocess", package: "swift-subprocess", condition: .when(traits: ["Bridge"]))
// The paths that swift-subprocess speaks of; Apple's systems have them built in.
let systemPackage: TargetDependency = .product(
    name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux], traits: ["Bridge"]))

/// Sockets and HTTP: for the realtime client alone, and for the server that it is tested with.
let networking: [TargetDependency] =
    ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "NIOTLS"].map {
        .product(name: $0, package: "swift-nio", condition: .when(traits: ["Realtime"]))
    } + [.product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["Realtime"]))]
let embeddedChannels: TargetDependency = .product(
    name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Realtime"]))
let asyncHTTPClient: TargetDependency = .product(
    name: "AsyncHTTPClient", package: "async-http-client", condition: .when(traits: ["Realtime"]))

// MARK: - Ports: protocols only, one concern each

let ports: [Target] = [
    .target(name: "ClockPort", dependencies: ["Message"], path: "Ports/ClockPort", swiftSettings: swift),
    .target(name: "SecretMemory", path: "Ports/SecretMemory", swiftSettings: swift),
    .target(name: "SealingPort", dependencies: ["SecretMemory"], path: "Ports/SealingPort", swiftSettings: swift),
    .target(name: "CryptoPort", dependencies: ["SecretMemory"], path: "Ports/CryptoPort", swiftSettings: swift),
    .target(name: "PresencePort", dependencies: ["SecretMemory"], path: "Ports/PresencePort", swiftSettings: swift),
    .target(name: "QRCodePort", path: "Ports/QRCodePort", swiftSettings: swift),
    .target(name: "KeychainPort", dependencies: ["SecretMemory"], path: "Ports/KeychainPort", swiftSettings: swift),
    .target(name: "BlobPort", path: "Ports/BlobPort", swiftSettings: swift),
    .target(name: "StorePort", dependencies: ["Message"], path: "Ports/StorePort", swiftSettings: swift),
    .target(
        name: "RenewalPort", dependencies: ["KeychainPort", "SealingPort", "SecretMemory", "StorePort"],
        path: "Ports/RenewalPort", swiftSettings: swift),
    .target(name: "IngestionPort", dependencies: ["Message"], path: "Ports/IngestionPort", swiftSettings: swift),
    .target(name: "NotifierPort", dependencies: ["Message"], path: "Ports/NotifierPort", swiftSettings: swift),
    .target(name: "RealtimePort", dependencies: ["SecretMemory"], path: "Ports/RealtimePort", swiftSettings: swift),
]

// MARK: - Sources: the pure domain, the use cases, the executables

let sources: [Target] = [
    .target(name: "JSONText", path: "Sources/JSONText", swiftSettings: swift),
    .target(name: "Message", dependencies: ["JSONText"], path: "Sources/Message", swiftSettings: swift),
    .target(name: "BridgeProtocol", dependencies: ["JSONText"], path: "Sources/BridgeProtocol", swiftSettings: swift),
    .target(
        name: "RealtimeProtocol", dependencies: ["JSONText", "Message", "RealtimePort"],
        path: "Sources/RealtimeProtocol", swiftSettings: swift),
    .target(
        name: "Realtime", dependencies: ["RealtimeProtocol", "RealtimePort"], path: "Sources/Realtime",
        swiftSettings: swift),
    .target(
        name: "RealtimeClient",
        dependencies: [
            "Realtime", "RealtimeProtocol", "RealtimePort", "JSONText", "Message", "ClockPort", "SecretMemory",
            "KeychainPort", "StorePort", "Envelope", "WhisperCore",
        ],
        path: "Sources/RealtimeClient", swiftSettings: swift),
    .target(name: "Localization", path: "Sources/Localization", swiftSettings: swift),
    .target(
        name: "KeyFingerprint", dependencies: ["CryptoPort"], path: "Sources/KeyFingerprint", swiftSettings: swift),
    .target(
        name: "Envelope", dependencies: ["CryptoPort", "SecretMemory", "KeyFingerprint"], path: "Sources/Envelope",
        swiftSettings: swift),
    .target(
        name: "Identity", dependencies: ["CryptoPort", "SealingPort", "SecretMemory", "KeyFingerprint", "Message"],
        path: "Sources/Identity", swiftSettings: swift),
    .target(
        name: "Contacts", dependencies: ["CryptoPort", "KeyFingerprint", "Identity", "Message"],
        path: "Sources/Contacts", swiftSettings: swift),
    .target(name: "Policy", dependencies: ["Contacts", "Identity"], path: "Sources/Policy", swiftSettings: swift),
    .target(name: "QRRendering", dependencies: ["QRCodePort"], path: "Sources/QRRendering", swiftSettings: swift),
    .target(
        name: "WhisperCore",
        dependencies: [
            "JSONText", "Message", "ClockPort", "SecretMemory", "SealingPort", "KeychainPort", "BlobPort", "StorePort",
            "RenewalPort", "IngestionPort", "NotifierPort", "CryptoPort", "PresencePort", "KeyFingerprint", "Envelope",
            "Identity", "Contacts", "Policy",
        ],
        path: "Sources/WhisperCore", swiftSettings: swift),
    .target(
        name: "WhatsAppEvents", dependencies: ["IngestionPort", "Message", "JSONText"], path: "Sources/WhatsAppEvents",
        swiftSettings: swift),
    // What the programs share, and the one target that puts a vault together; each program adds its commands.
    .target(
        name: "Command",
        dependencies: [
            "WhisperCore", "JSONText", "Message", "Localization", "ClockPort", "SecretMemory", "SealingPort",
            "KeychainPort", "BlobPort", "StorePort", "RenewalPort", "IngestionPort", "CryptoPort", "PresencePort",
            "QRCodePort", "Envelope", "Contacts", "Policy", "SodiumSealing", "SodiumCrypto", "PassphrasePresence",
            "QRCode",
            "FileKeychain", "KernelKeyring",
            "FileBlobStore", "SystemClock", "WhatsAppExport",
            .target(name: "SQLCipherStore", condition: .when(traits: ["SQLCipher"])),
            "PlainSQLiteStore", "SQLiteEngine", "SQLiteLibrary", "CProcess", "CKeyMemory", "PosixFiles", "CSodium",
            "CArchive", "CQRCode", "CQRLibraries", argumentParser,
        ],
        path: "Sources/Command", swiftSettings: swiftOverC),
    .executableTarget(
        name: "whisper",
        dependencies: [
            "Command", "WhisperCore", "JSONText", "Message", "Localization", "ClockPort", "SecretMemory", "BlobPort",
            "StorePort", "RenewalPort", "IngestionPort", "CryptoPort", "PresencePort", "QRCodePort", "KeyFingerprint",
            "Envelope",
            "Identity", "Contacts", "Policy", "QRRendering", "WhatsAppEvents", "PosixFiles", argumentParser,
        ],
        path: "Sources/whisper", swiftSettings: swiftOverC),
    // What runs bridges; without the trait it runs none.
    .executableTarget(
        name: "whisper-bridge",
        dependencies: [
            "Command", "WhisperCore", "JSONText", "Message", "Localization", "ClockPort", "SecretMemory", "StorePort",
            "IngestionPort", "NotifierPort", "QRCodePort", "QRRendering", "PosixFiles", "SystemClock", "BridgeProtocol",
            "WhatsAppEvents", "WhatsmeowBridge", "FreedesktopNotifier", subprocess, systemPackage, argumentParser,
        ],
        path: "Sources/whisper-bridge", swiftSettings: swiftOverC),
    // The realtime client, and the one program that uses the network; without the trait it does not.
    .executableTarget(
        name: "whisper-sync",
        dependencies: [
            "Command", "WhisperCore", "JSONText", "Message", "Localization", "SecretMemory", "StorePort",
            "Contacts", "RealtimePort", "RealtimeProtocol", "Realtime", "RealtimeClient", "RealtimeNIO", "FileKeychain",
            "SystemClock",
            argumentParser,
        ],
        path: "Sources/whisper-sync", swiftSettings: swiftOverC),
]

// MARK: - Adapters: one plug each, and the support targets some of them share

let adapters: [Target] = [
    // Support: C libraries and shims. They implement no port.
    .systemLibrary(
        name: "CSQLCipher", path: "Adapters/CSQLCipher", pkgConfig: "sqlcipher",
        providers: [.apt(["libsqlcipher-dev"]), .brew(["sqlcipher"])]),
    .systemLibrary(
        name: "CSQLite3", path: "Adapters/CSQLite3", pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
        name: "CSodium", path: "Adapters/CSodium", pkgConfig: "libsodium",
        providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .systemLibrary(
        name: "CArchive", path: "Adapters/CArchive", pkgConfig: "libarchive",
        providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    .systemLibrary(
        name: "CQRLibraries", path: "Adapters/CQRLibraries", pkgConfig: "libqrencode zbar libpng libjpeg",
        providers: [
            .apt(["libqrencode-dev", "libzbar-dev", "libpng-dev", "libjpeg-dev"]),
            .brew(["qrencode", "zbar", "libpng", "jpeg-turbo"]),
        ]),
    .target(name: "CQRCode", dependencies: ["CQRLibraries"], path: "Adapters/CQRCode"),
    .systemLibrary(
        name: "CLibSecret", path: "Adapters/CLibSecret", pkgConfig: "libsecret-1",
        providers: [.apt(["libsecret-1-dev"]), .brew(["libsecret"])]),
    .target(
        name: "CSecretService",
        dependencies: [.target(name: "CLibSecret", condition: .when(traits: ["SecretService"]))],
        path: "Adapters/CSecretService",
        cSettings: [.define("WHISPER_SECRET_SERVICE", .when(traits: ["SecretService"]))]),
    .systemLibrary(
        name: "CGIO", path: "Adapters/CGIO", pkgConfig: "gio-2.0",
        providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .target(
        name: "CDesktopNotifications",
        dependencies: [.target(name: "CGIO", condition: .when(traits: ["Notifications"]))],
        path: "Adapters/CDesktopNotifications",
        cSettings: [.define("WHISPER_NOTIFICATIONS", .when(traits: ["Notifications"]))]),
    .target(name: "CProcess", path: "Adapters/CProcess"),
    // For programs alone: a library must not choose the memory of its host.
    .target(name: "CKeyMemory", path: "Adapters/CKeyMemory"),
    // What Apple's frameworks are needed for; empty on other systems.
    .target(
        name: "AppleSecurity", dependencies: ["SecretMemory"], path: "Adapters/AppleSecurity",
        swiftSettings: swiftOverC),
    .target(name: "PosixFiles", path: "Adapters/PosixFiles", swiftSettings: swiftOverC),
    .target(
        name: "SecretPool", dependencies: ["SecretMemory"], path: "Adapters/SecretPool", swiftSettings: swiftOverC),
    .target(
        name: "SQLiteLibrary", dependencies: [sqlCipher, plainSQLite], path: "Adapters/SQLiteLibrary",
        swiftSettings: swiftOverC),
    .target(
        name: "SQLiteEngine", dependencies: ["SQLiteLibrary", "StorePort", "ClockPort", "Message", "JSONText"],
        path: "Adapters/SQLiteEngine", swiftSettings: swiftOverC),

    // Adapters.
    .target(
        name: "SQLCipherStore",
        dependencies: [
            "SQLiteEngine", "SQLiteLibrary", "StorePort", "RenewalPort", "ClockPort", "SealingPort", "SecretMemory",
        ],
        path: "Adapters/SQLCipherStore", swiftSettings: swiftOverC),
    .target(
        name: "PlainSQLiteStore",
        dependencies: ["SQLiteEngine", "StorePort", "RenewalPort", "ClockPort", "SecretMemory"],
        path: "Adapters/PlainSQLiteStore",
        swiftSettings: swiftOverC),
    .target(
        name: "InMemoryStore", dependencies: ["StorePort", "ClockPort", "Message", "JSONText"],
        path: "Adapters/InMemoryStore",
        swiftSettings: swift),
    .target(
        name: "SodiumSealing", dependencies: ["CSodium", "SealingPort", "SecretMemory"], path: "Adapters/SodiumSealing",
        swiftSettings: swiftOverC),
    .target(
        name: "SodiumCrypto", dependencies: ["CSodium", "CryptoPort", "SecretMemory", "SecretPool"],
        path: "Adapters/SodiumCrypto", swiftSettings: swiftOverC),
    // Empty without its trait, which alone brings swift-crypto.
    .target(
        name: "SwiftCrypto", dependencies: ["CryptoPort", "SecretMemory", "SecretPool", swiftCrypto],
        path: "Adapters/SwiftCrypto", swiftSettings: swiftOverC),
    .target(
        name: "FileKeychain",
        dependencies: ["KeychainPort", "RenewalPort", "SealingPort", "SecretMemory", "PosixFiles"],
        path: "Adapters/FileKeychain", swiftSettings: swiftOverC),
    .target(
        name: "KernelKeyring", dependencies: ["KeychainPort", "SecretMemory", "CProcess"],
        path: "Adapters/KernelKeyring", swiftSettings: swiftOverC),
    .target(
        name: "FileBlobStore", dependencies: ["BlobPort", "SealingPort", "SecretMemory", "PosixFiles"],
        path: "Adapters/FileBlobStore", swiftSettings: swiftOverC),
    .target(
        name: "SystemClock", dependencies: ["ClockPort", "Message", "PosixFiles"], path: "Adapters/SystemClock",
        swiftSettings: swiftOverC),
    .target(
        name: "WhatsAppExport", dependencies: ["IngestionPort", "ClockPort", "Message", "JSONText", "CArchive"],
        path: "Adapters/WhatsAppExport", swiftSettings: swiftOverC),
    // Without its trait, which alone brings swift-subprocess, it runs no process.
    .target(
        name: "WhatsmeowBridge",
        dependencies: [
            "BridgeProtocol", "JSONText", "IngestionPort", "ClockPort", "Message", "SecretMemory", "PosixFiles",
            "CProcess", subprocess, systemPackage,
        ],
        path: "Adapters/WhatsmeowBridge", swiftSettings: swiftOverC),
    .target(
        name: "RealtimeSupport", dependencies: ["RealtimePort"], path: "Adapters/RealtimeSupport", swiftSettings: swift),
    .target(
        name: "WebSocketFrames", dependencies: ["RealtimePort"], path: "Adapters/WebSocketFrames", swiftSettings: swift),
    .target(
        name: "InMemoryRealtime", dependencies: ["RealtimePort", "RealtimeSupport"], path: "Adapters/InMemoryRealtime",
        swiftSettings: swift),
    // Without its trait, which alone brings swift-nio and async-http-client, it connects to nothing.
    .target(
        name: "RealtimeNIO",
        dependencies: ["RealtimePort", "RealtimeSupport", "WebSocketFrames"] + networking + [asyncHTTPClient],
        path: "Adapters/RealtimeNIO", swiftSettings: swift),
    .target(
        name: "SecretService", dependencies: ["CSecretService", "KeychainPort", "SecretMemory"],
        path: "Adapters/SecretService", swiftSettings: swiftOverC),
    .target(
        name: "FreedesktopNotifier", dependencies: ["CDesktopNotifications", "NotifierPort", "Message"],
        path: "Adapters/FreedesktopNotifier", swiftSettings: swiftOverC),
    .target(
        name: "AppleKeychain", dependencies: ["AppleSecurity", "KeychainPort", "SecretMemory"],
        path: "Adapters/AppleKeychain", swiftSettings: swiftOverC),
    .target(
        name: "ApplePresence", dependencies: ["AppleSecurity", "PresencePort", "SecretMemory"],
        path: "Adapters/ApplePresence", swiftSettings: swiftOverC),
    .target(
        name: "PassphrasePresence", dependencies: ["PresencePort", "SealingPort", "SecretMemory"],
        path: "Adapters/PassphrasePresence", swiftSettings: swiftOverC),
    .target(
        name: "QRCode", dependencies: ["CQRCode", "QRCodePort"], path: "Adapters/QRCode", swiftSettings: swiftOverC),
]

// MARK: - Contract suites, shipped as products for the authors of adapters

let contracts: [Target] = [
    .target(
        name: "StoreContract", dependencies: ["StorePort", "ClockPort", "Message", "JSONText"],
        path: "Tests/StoreContract",
        swiftSettings: swift),
    .target(
        name: "SealingContract", dependencies: ["SealingPort", "SecretMemory"], path: "Tests/SealingContract",
        swiftSettings: swift),
    .target(
        name: "CryptoContract", dependencies: ["CryptoPort", "SecretMemory"], path: "Tests/CryptoContract",
        swiftSettings: swift),
    .target(
        name: "KeychainContract", dependencies: ["KeychainPort", "SecretMemory"], path: "Tests/KeychainContract",
        swiftSettings: swift),
    .target(
        name: "RenewalContract", dependencies: ["RenewalPort", "StorePort", "SecretMemory", "SealingPort"],
        path: "Tests/RenewalContract", swiftSettings: swift),
    .target(name: "BlobContract", dependencies: ["BlobPort"], path: "Tests/BlobContract", swiftSettings: swift),
    .target(
        name: "PresenceContract", dependencies: ["PresencePort", "SecretMemory"], path: "Tests/PresenceContract",
        swiftSettings: swift),
    .target(name: "QRCodeContract", dependencies: ["QRCodePort"], path: "Tests/QRCodeContract", swiftSettings: swift),
    .target(
        name: "NotifierContract", dependencies: ["NotifierPort", "Message"], path: "Tests/NotifierContract",
        swiftSettings: swift),
    .target(
        name: "IngestionContract", dependencies: ["IngestionPort", "Message"], path: "Tests/IngestionContract",
        swiftSettings: swift),
    .target(
        name: "RealtimeContract", dependencies: ["RealtimePort", "SecretMemory"], path: "Tests/RealtimeContract",
        swiftSettings: swift),
]

// MARK: - Tests and their tools

let tests: [Target] = [
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swift),
    .target(name: "TestThreads", path: "Tests/TestThreads", swiftSettings: swift),
    .target(
        name: "EnvelopeForge", dependencies: ["Envelope", "KeyFingerprint", "CryptoPort", "SecretMemory", "JSONText"],
        path: "Tests/EnvelopeForge", swiftSettings: swift),
    .executableTarget(
        name: "whisper-envelope",
        dependencies: [
            "EnvelopeForge", "Envelope", "CryptoPort", "SodiumCrypto", "SecretMemory", "CMemoryChecker",
        ],
        path: "Tests/whisper-envelope", swiftSettings: swift),
    .target(
        name: "ExportGenerator", dependencies: ["Message"], path: "Tests/ExportGenerator", swiftSettings: swift),
    .executableTarget(
        name: "whisper-generate",
        dependencies: ["ExportGenerator", argumentParser],
        path: "Tests/whisper-generate", swiftSettings: swift),
    .executableTarget(
        name: "whisper-interrupt",
        dependencies: [
            "SodiumSealing", "FileKeychain", "FileBlobStore", "PosixFiles", "KeychainPort", "BlobPort", "SealingPort",
            "SecretMemory", "SecretPool", "CProcess",
        ],
        path: "Tests/whisper-interrupt", swiftSettings: swift),
    .target(
        name: "RealtimeServer", dependencies: ["RealtimeProtocol", "RealtimePort", "Message"],
        path: "Tests/RealtimeServer", swiftSettings: swift),
    .target(
        name: "RealtimeSimulator",
        dependencies: [
            "Realtime", "RealtimeProtocol", "RealtimePort", "RealtimeServer", "StorePort", "ClockPort", "Message",
            "InMemoryStore", "PlainSQLiteStore", "SQLiteEngine", "TestSupport",
        ],
        path: "Tests/RealtimeSimulator", swiftSettings: swift),
    .executableTarget(
        name: "whisper-simulate",
        dependencies: ["RealtimeSimulator", argumentParser],
        path: "Tests/whisper-simulate", swiftSettings: swift),
    .target(name: "CSyncFaults", path: "Tests/CSyncFaults"),
    .target(name: "CMemoryChecker", path: "Tests/CMemoryChecker"),
    .executableTarget(
        name: "whisper-crash",
        dependencies: [
            "TestSupport", "CSyncFaults", "SQLiteEngine", "SQLiteLibrary", "PlainSQLiteStore", "StorePort", "ClockPort",
            "Message", "JSONText", "SecretMemory", "IngestionPort", "WhisperCore", "SystemClock", "SodiumSealing",
            .target(name: "SQLCipherStore", condition: .when(traits: ["SQLCipher"])),
        ],
        path: "Tests/whisper-crash", swiftSettings: swift),
    .target(
        name: "CYardstick", dependencies: [sqlCipher, plainSQLite, "CSodium"], path: "Tests/Benchmarks/CYardstick",
        cSettings: [.define("WHISPER_ENGINE_SQLCIPHER", .when(traits: ["SQLCipher"]))]),
    .executableTarget(
        name: "whisper-bench",
        dependencies: [
            "CYardstick", "ExportGenerator", "WhisperCore", "Message", "StorePort", "IngestionPort", "BlobPort",
            "ClockPort", "Envelope", "KeyFingerprint", "CryptoPort", "SodiumCrypto", "SecretMemory", "SodiumSealing",
            "FileBlobStore", "WhatsAppExport", "SQLiteEngine", "WhatsmeowBridge", "WhatsAppEvents", "BridgeProtocol",
            "RealtimeProtocol", "Realtime",
            "SystemClock", "PlainSQLiteStore", .target(name: "SQLCipherStore", condition: .when(traits: ["SQLCipher"])),
            argumentParser,
        ],
        path: "Tests/Benchmarks/whisper-bench", swiftSettings: swift),
    .testTarget(
        name: "KeyFingerprintTests", dependencies: ["KeyFingerprint", "CryptoPort", "SodiumCrypto"],
        path: "Tests/KeyFingerprintTests", swiftSettings: swift),
    .testTarget(
        name: "EnvelopeTests",
        dependencies: [
            "Envelope", "EnvelopeForge", "KeyFingerprint", "CryptoPort", "SecretMemory", "SodiumCrypto", "SwiftCrypto",
            "JSONText", "TestSupport",
        ],
        path: "Tests/EnvelopeTests", swiftSettings: swift),
    .testTarget(
        name: "JSONTextTests", dependencies: ["JSONText", "TestSupport"], path: "Tests/JSONTextTests",
        swiftSettings: swift),
    .testTarget(
        name: "BridgeProtocolTests", dependencies: ["BridgeProtocol", "JSONText", "TestSupport"],
        path: "Tests/BridgeProtocolTests", swiftSettings: swift),
    .testTarget(
        name: "RealtimeClientTests",
        dependencies: [
            "RealtimeClient", "Realtime", "RealtimeProtocol", "RealtimePort", "RealtimeServer", "InMemoryRealtime",
            "InMemoryStore", "SodiumSealing", "SodiumCrypto", "KeychainContract", "StoreContract", "WhisperCore",
            "Envelope", "Policy", "ClockPort", "KeychainPort", "SecretMemory", "StorePort", "Message", "TestSupport",
        ],
        path: "Tests/RealtimeClientTests", swiftSettings: swift),
    .testTarget(
        name: "RealtimeProtocolTests", dependencies: ["RealtimeProtocol", "RealtimePort", "Message", "TestSupport"],
        path: "Tests/RealtimeProtocolTests", swiftSettings: swift),
    .testTarget(
        name: "SyncMachineTests",
        dependencies: ["Realtime", "RealtimeProtocol", "RealtimePort", "Message", "TestSupport"],
        path: "Tests/SyncMachineTests", swiftSettings: swift),
    .testTarget(
        name: "MessageTests", dependencies: ["Message", "JSONText", "TestSupport"], path: "Tests/MessageTests",
        swiftSettings: swift),
    .testTarget(
        name: "StoreTests",
        dependencies: [
            "StoreContract", "StorePort", "ClockPort", "InMemoryStore", "SQLiteEngine", "SQLiteLibrary", "SecretMemory",
            "SodiumSealing", "Message", "JSONText", "PlainSQLiteStore", "RenewalPort", "RenewalContract",
            "whisper-crash",
            .target(name: "SQLCipherStore", condition: .when(traits: ["SQLCipher"])),
        ],
        path: "Tests/StoreTests", swiftSettings: swift),
    .testTarget(
        name: "SecretsTests",
        dependencies: [
            "SealingContract", "KeychainContract", "BlobContract", "SealingPort", "KeychainPort", "BlobPort",
            "SecretMemory", "SodiumSealing", "FileKeychain", "KernelKeyring", "FileBlobStore", "PosixFiles",
            "CProcess", "WhisperCore", "whisper-interrupt",
        ],
        path: "Tests/SecretsTests", swiftSettings: swift),
    .testTarget(
        name: "CryptoTests",
        dependencies: [
            "CryptoContract", "CryptoPort", "SodiumCrypto", "SwiftCrypto", "SecretMemory", "SecretPool", "TestSupport",
        ],
        path: "Tests/CryptoTests", swiftSettings: swift),
    .testTarget(
        name: "SecretServiceTests",
        dependencies: ["SecretService", "KeychainContract", "KeychainPort", "SecretMemory", "SodiumSealing"],
        path: "Tests/SecretServiceTests", swiftSettings: swift),
    .testTarget(
        name: "NotifierTests",
        dependencies: ["FreedesktopNotifier", "NotifierContract", "NotifierPort", "Message", "TestSupport"],
        path: "Tests/NotifierTests", swiftSettings: swift),
    // The network's other end: what stands behind the development server and the tests.
    .target(
        name: "RealtimeSockets",
        dependencies: ["RealtimePort", "RealtimeNIO", "WebSocketFrames", "SecretMemory"] + networking,
        path: "Tests/RealtimeSockets", swiftSettings: swift),
    // A server of the realtime protocol to try clients with; without the trait it has no network.
    .executableTarget(
        name: "whisper-sync-devserver",
        dependencies: [
            "RealtimeServer", "RealtimeSockets", "RealtimeProtocol", "RealtimePort", "ClockPort", "Message",
            "SystemClock", "CProcess", argumentParser,
        ] + networking,
        path: "Tests/whisper-sync-devserver", swiftSettings: swift),
    .testTarget(
        name: "RealtimeTests",
        dependencies: [
            "InMemoryRealtime", "RealtimeNIO", "WebSocketFrames", "RealtimeSockets", "RealtimeContract", "RealtimePort",
            "TestSupport", "JSONText", "whisper-sync-devserver",
        ] + networking + [embeddedChannels],
        path: "Tests/RealtimeTests", swiftSettings: swift),
    .testTarget(
        name: "PresenceTests",
        dependencies: [
            "PassphrasePresence", "PresencePort", "PresenceContract", "SealingPort", "SecretMemory", "SodiumSealing",
        ],
        path: "Tests/PresenceTests", swiftSettings: swift),
    .testTarget(
        name: "QRCodeTests", dependencies: ["QRCode", "QRCodePort", "QRRendering", "QRCodeContract"],
        path: "Tests/QRCodeTests", swiftSettings: swift),
    .testTarget(
        name: "SystemClockTests", dependencies: ["SystemClock", "ClockPort", "Message", "TestSupport"],
        path: "Tests/SystemClockTests",
        swiftSettings: swift),
    .executableTarget(
        name: "whisper-scripted-bridge",
        dependencies: [
            "BridgeProtocol", "JSONText", "SealingPort", "SodiumSealing", "SecretMemory", "PosixFiles",
        ],
        path: "Tests/whisper-scripted-bridge", swiftSettings: swift),
    .testTarget(
        name: "BridgeTests",
        dependencies: [
            "WhatsmeowBridge", "BridgeProtocol", "whisper-scripted-bridge", "IngestionContract", "IngestionPort",
            "ClockPort", "Message", "JSONText", "SecretMemory", "SystemClock", "WhisperCore", "InMemoryStore",
            "StorePort", "SodiumSealing",
        ],
        path: "Tests/BridgeTests", exclude: ["Scenarios"], swiftSettings: swift),
    .testTarget(
        name: "RealtimeServerTests",
        dependencies: ["RealtimeServer", "RealtimeProtocol", "RealtimePort", "Message", "TestSupport"],
        path: "Tests/RealtimeServerTests", swiftSettings: swift),
    .testTarget(
        name: "RealtimeSimulatorTests", dependencies: ["RealtimeSimulator", "Realtime", "whisper-simulate"],
        path: "Tests/RealtimeSimulatorTests", swiftSettings: swift),
    .testTarget(
        name: "WhatsAppExportTests",
        dependencies: [
            "WhatsAppExport", "IngestionContract", "IngestionPort", "ClockPort", "Message", "JSONText",
            "ExportGenerator",
        ],
        path: "Tests/WhatsAppExportTests", swiftSettings: swift),
    .testTarget(
        name: "WhatsAppEventTests",
        dependencies: ["WhatsAppEvents", "IngestionPort", "Message", "JSONText", "TestSupport"],
        path: "Tests/WhatsAppEventTests", exclude: ["Fixtures", "make_events.py"], swiftSettings: swift),
    .testTarget(
        name: "WhisperCoreTests",
        dependencies: [
            "WhisperCore", "InMemoryStore", "SodiumSealing", "SodiumCrypto", "SealingPort", "StorePort",
            "IngestionPort", "BlobPort", "ClockPort", "CryptoPort", "KeychainPort", "PresencePort", "SecretMemory",
            "KeyFingerprint", "Envelope", "Identity", "Contacts", "Policy", "Message", "JSONText", "StoreContract",
            "IngestionContract", "KeychainContract", "NotifierPort", "NotifierContract", "PlainSQLiteStore",
            "SQLiteEngine", "FileKeychain", "RenewalPort", "RenewalContract", "TestSupport",
            .target(name: "SQLCipherStore", condition: .when(traits: ["SQLCipher"])),
        ],
        path: "Tests/WhisperCoreTests", swiftSettings: swift),
    .testTarget(
        name: "IdentityTests",
        dependencies: [
            "Identity", "Contacts", "KeyFingerprint", "CryptoPort", "SealingPort", "SecretMemory", "Message",
            "SodiumCrypto", "SodiumSealing", "TestSupport",
        ],
        path: "Tests/IdentityTests", swiftSettings: swift),
    .testTarget(
        name: "PolicyTests", dependencies: ["Policy", "Contacts", "Identity"], path: "Tests/PolicyTests",
        swiftSettings: swift),
    .testTarget(
        name: "LocalizationTests", dependencies: ["Localization"], path: "Tests/LocalizationTests",
        swiftSettings: swift),
    // The adapter is a program in Python; its tests are beside.
    .testTarget(
        name: "ReferenceBridgeTests", path: "Tests/ReferenceBridgeTests", exclude: ["python"], swiftSettings: swift),
    .testTarget(
        name: "ArchitectureTests", dependencies: ["JSONText"], path: "Tests/ArchitectureTests", swiftSettings: swift),
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "Command", "whisper", "whisper-bridge", "whisper-scripted-bridge", "whisper-sync", "whisper-sync-devserver",
            "JSONText", "CProcess", "TestSupport", "FileKeychain", "KeychainPort", "SecretMemory", "SodiumSealing",
        ],
        path: "Tests/EndToEndTests", exclude: ["Sync/python"], swiftSettings: swift),
]

// MARK: - Package

/// A library product for each target that a consumer can add by itself.
let libraries: [Product] = [
    "JSONText", "Message", "KeyFingerprint", "Envelope", "Identity", "Contacts", "Policy", "QRRendering", "WhisperCore",
    "BridgeProtocol", "RealtimeProtocol", "Realtime", "RealtimeClient",
    "ClockPort", "SecretMemory", "SealingPort", "CryptoPort", "KeychainPort", "PresencePort", "QRCodePort", "BlobPort",
    "StorePort", "IngestionPort", "NotifierPort", "RealtimePort", "WhatsAppEvents",
    "SQLCipherStore", "PlainSQLiteStore", "InMemoryStore", "SodiumSealing", "SodiumCrypto", "SwiftCrypto",
    "FileKeychain", "KernelKeyring", "FileBlobStore", "SystemClock", "WhatsAppExport", "WhatsmeowBridge", "RealtimeNIO",
    "InMemoryRealtime", "WebSocketFrames", "QRCode",
    "PassphrasePresence",
    "SecretService", "FreedesktopNotifier", "AppleKeychain", "ApplePresence",
    "StoreContract", "SealingContract", "CryptoContract", "KeychainContract", "RenewalContract", "BlobContract",
    "IngestionContract", "QRCodeContract", "PresenceContract", "NotifierContract", "RealtimeContract",
].map { .library(name: $0, targets: [$0]) }

// Every suite runs on threads of its own, and programs are run in one way.
for target in tests where target.type == .test {
    let named = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    for name in ["TestSupport", "TestThreads"] where !named.contains(name) {
        target.dependencies.append(.byName(name: name))
    }
}

/// What is built: everything, or `whisper`, the suites that `WHISPER_TEST_TARGETS` names and what they need, such as where
/// only the engine is another.
let targets: [Target] = {
    let all = ports + sources + adapters + contracts + tests
    guard let suites = Context.environment["WHISPER_TEST_TARGETS"] else { return all }
    var names = Set(suites.split(separator: ",").map(String.init) + ["whisper"])
    while true {
        let chosen = all.filter { names.contains($0.name) }
        let needed = chosen.flatMap(\.dependencies).compactMap { dependency in
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): name
            default: nil
            }
        }
        // Products of other packages have names, too, which no target of this one has.
        guard !names.isSuperset(of: needed) else { return chosen }
        names.formUnion(needed)
    }
}()

/// The library products and the programs that users run.
let products: [Product] =
    libraries + ["whisper", "whisper-bridge", "whisper-sync"].map { .executable(name: $0, targets: [$0]) }

let package = Package(
    name: "whisper",
    platforms: [.macOS(.v15)],
    products: products.filter { product in targets.contains { $0.name == product.name } },
    traits: [
        .trait(name: "SQLCipher", description: "The vault's engine is SQLCipher: encrypted vaults, and plain ones."),
        .trait(name: "PlainSQLite", description: "The vault's engine is the system's SQLite: plain vaults only."),
        .trait(name: "SecretService", description: "The desktop's keyring is among the keychains, through libsecret."),
        .trait(name: "Bridge", description: "Live sources through a bridge in a process of its own: swift-subprocess."),
        .trait(name: "Notifications", description: "New messages are told on the desktop, through D-Bus by GIO."),
        .trait(name: "Realtime", description: "The realtime client's network: swift-nio and async-http-client."),
        .trait(name: "SwiftCrypto", description: "The second crypto backend: swift-crypto, Apple's CryptoKit."),
        .default(enabledTraits: ["SQLCipher"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    ],
    targets: targets
)
