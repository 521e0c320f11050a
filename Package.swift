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

/// Faults that tests plant and labelled steps that they watch: only in a build whose environment has `WHISPER_TEST_HOOKS`,
/// as the test scripts' has (LIB-3). What is shipped has none of it.
let hooks: [SwiftSetting] =
    Context.environment["WHISPER_TEST_HOOKS"] == nil ? [] : [.define("WHISPER_TEST_HOOKS")]

// MARK: - The two engines: one C library a process, chosen by trait

let sqlCipher: TargetDependency = .target(name: "CWhisperSQLCipher", condition: .when(traits: ["SQLCipher"]))
let plainSQLite: TargetDependency = .target(name: "CWhisperSQLite3", condition: .when(traits: ["PlainSQLite"]))
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
    .target(name: "WhisperClockPort", dependencies: ["WhisperMessage"], path: "Ports/ClockPort", swiftSettings: swift),
    .target(name: "WhisperSecretMemory", path: "Ports/SecretMemory", swiftSettings: swift),
    .target(
        name: "WhisperSealingPort", dependencies: ["WhisperSecretMemory"], path: "Ports/SealingPort",
        swiftSettings: swift),
    .target(
        name: "WhisperCryptoPort", dependencies: ["WhisperSecretMemory"], path: "Ports/CryptoPort", swiftSettings: swift
    ),
    .target(
        name: "WhisperPresencePort", dependencies: ["WhisperSecretMemory"], path: "Ports/PresencePort",
        swiftSettings: swift),
    .target(name: "WhisperQRCodePort", path: "Ports/QRCodePort", swiftSettings: swift),
    .target(
        name: "WhisperKeychainPort", dependencies: ["WhisperSecretMemory"], path: "Ports/KeychainPort",
        swiftSettings: swift),
    .target(
        name: "WhisperBlobPort", dependencies: ["WhisperTextCoding"], path: "Ports/BlobPort", swiftSettings: swift),
    .target(name: "WhisperStorePort", dependencies: ["WhisperMessage"], path: "Ports/StorePort", swiftSettings: swift),
    .target(
        name: "WhisperRenewalPort",
        dependencies: ["WhisperKeychainPort", "WhisperSealingPort", "WhisperSecretMemory", "WhisperStorePort"],
        path: "Ports/RenewalPort", swiftSettings: swift),
    .target(
        name: "WhisperIngestionPort", dependencies: ["WhisperClockPort", "WhisperMessage"], path: "Ports/IngestionPort",
        swiftSettings: swift),
    .target(
        name: "WhisperRowPort", dependencies: ["WhisperSecretMemory"], path: "Ports/RowPort", swiftSettings: swift),
    .target(
        name: "WhisperNotifierPort", dependencies: ["WhisperMessage"], path: "Ports/NotifierPort", swiftSettings: swift),
    .target(
        name: "WhisperRealtimePort", dependencies: ["WhisperSecretMemory"], path: "Ports/RealtimePort",
        swiftSettings: swift),
    .target(
        name: "WhisperMessengerPort",
        dependencies: ["WhisperMessage", "WhisperRealtimePort", "WhisperKeychainPort", "WhisperStorePort"],
        path: "Ports/MessengerPort", swiftSettings: swift),
    .target(name: "WhisperPagePort", path: "Ports/PagePort", swiftSettings: swift),
    .target(
        name: "WhisperMediaPort", dependencies: ["WhisperSecretMemory"], path: "Ports/MediaPort", swiftSettings: swift),
    .target(name: "WhisperScreenPort", path: "Ports/ScreenPort", swiftSettings: swift),
    .target(name: "WhisperServicePort", path: "Ports/ServicePort", swiftSettings: swift),
]

// MARK: - Sources: the pure domain, the use cases, the executables

let sources: [Target] = [
    .target(name: "WhisperJSONText", path: "Sources/JSONText", swiftSettings: swift),
    .target(name: "WhisperTextCoding", path: "Sources/TextCoding", swiftSettings: swift),
    .target(
        name: "WhisperMessage", dependencies: ["WhisperJSONText", "WhisperTextCoding"], path: "Sources/Message",
        swiftSettings: swift),
    .target(
        name: "WhisperBridgeProtocol",
        dependencies: ["WhisperTextCoding", "WhisperJSONText", "WhisperMediaPort", "WhisperSecretMemory"],
        path: "Sources/BridgeProtocol",
        swiftSettings: swift),
    .target(
        name: "WhisperRealtimeProtocol", dependencies: ["WhisperJSONText", "WhisperMessage", "WhisperRealtimePort"],
        path: "Sources/RealtimeProtocol", swiftSettings: swift),
    // The procedures of the vault's rules, over the primitives of any store.
    .target(
        name: "WhisperArchive",
        dependencies: ["WhisperStorePort", "WhisperMessage", "WhisperJSONText", "WhisperTextCoding"],
        path: "Sources/Archive", swiftSettings: swift),
    .target(name: "WhisperSyncParts", path: "Sources/SyncParts", swiftSettings: swift + hooks),
    .target(
        name: "WhisperMatrixProtocol", dependencies: ["WhisperJSONText", "WhisperRealtimePort"],
        path: "Sources/MatrixProtocol", swiftSettings: swift),
    .target(
        name: "WhisperMatrixArrivals",
        dependencies: ["WhisperMatrixProtocol", "WhisperStorePort", "WhisperMessage", "WhisperJSONText"],
        path: "Sources/MatrixArrivals", swiftSettings: swift),
    .target(
        name: "WhisperRealtime",
        dependencies: ["WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperMessengerPort", "WhisperSyncParts"],
        path: "Sources/Realtime",
        swiftSettings: swift + hooks),
    .target(
        name: "WhisperMatrix", dependencies: ["WhisperSyncParts", "WhisperMessengerPort"], path: "Sources/Matrix",
        swiftSettings: swift + hooks),
    .target(
        name: "WhisperMessaging",
        dependencies: [
            "WhisperMessengerPort", "WhisperRealtimePort", "WhisperKeychainPort", "WhisperSecretMemory",
            "WhisperArchive", "WhisperStorePort", "WhisperBlobPort", "WhisperClockPort", "WhisperMessage",
            "WhisperEnvelope",
            "WhisperJSONText", "WhisperCore",
        ],
        path: "Sources/Messaging", swiftSettings: swift),
    .target(
        name: "WhisperRealtimeClient",
        dependencies: [
            "WhisperMessengerPort", "WhisperMessaging", "WhisperRealtime", "WhisperRealtimeProtocol",
            "WhisperRealtimePort", "WhisperJSONText", "WhisperMessage", "WhisperClockPort", "WhisperSecretMemory",
            "WhisperKeychainPort", "WhisperArchive", "WhisperStorePort", "WhisperCore",
        ],
        path: "Sources/RealtimeClient", swiftSettings: swift),
    .target(
        name: "WhisperMatrixClient",
        dependencies: [
            "WhisperMessengerPort", "WhisperMessaging", "WhisperMatrix", "WhisperMatrixProtocol",
            "WhisperMatrixArrivals", "WhisperCryptoPort", "WhisperRealtimePort", "WhisperJSONText", "WhisperMessage",
            "WhisperClockPort", "WhisperSecretMemory",
            "WhisperKeychainPort", "WhisperArchive", "WhisperStorePort", "WhisperBlobPort", "WhisperCore",
        ],
        path: "Sources/MatrixClient", swiftSettings: swift),
    .target(
        name: "WhisperLocalization", path: "Sources/Localization", exclude: ["po"], swiftSettings: swift),
    .target(
        name: "WhisperCharts",
        dependencies: ["WhisperMessage", "WhisperJSONText", "WhisperLocalization", "WhisperClockPort"],
        path: "Sources/Charts", swiftSettings: swift),
    .target(
        name: "WhisperKeyFingerprint", dependencies: ["WhisperCryptoPort", "WhisperTextCoding"],
        path: "Sources/KeyFingerprint",
        swiftSettings: swift),
    .target(
        name: "WhisperEnvelope",
        dependencies: ["WhisperCryptoPort", "WhisperSecretMemory", "WhisperKeyFingerprint", "WhisperTextCoding"],
        path: "Sources/Envelope",
        swiftSettings: swift),
    .target(
        name: "WhisperIdentity",
        dependencies: [
            "WhisperCryptoPort", "WhisperSealingPort", "WhisperSecretMemory", "WhisperKeyFingerprint", "WhisperMessage",
            "WhisperTextCoding",
        ],
        path: "Sources/Identity", swiftSettings: swift),
    .target(
        name: "WhisperContacts",
        dependencies: ["WhisperCryptoPort", "WhisperKeyFingerprint", "WhisperIdentity", "WhisperMessage"],
        path: "Sources/Contacts", swiftSettings: swift),
    .target(
        name: "WhisperPolicy", dependencies: ["WhisperContacts", "WhisperIdentity"], path: "Sources/Policy",
        swiftSettings: swift),
    .target(
        name: "WhisperQRRendering", dependencies: ["WhisperQRCodePort"], path: "Sources/QRRendering",
        swiftSettings: swift),
    .target(
        name: "WhisperCore",
        dependencies: [
            "WhisperTextCoding",
            "WhisperJSONText", "WhisperMessage", "WhisperClockPort", "WhisperSecretMemory", "WhisperSealingPort",
            "WhisperKeychainPort", "WhisperBlobPort", "WhisperArchive", "WhisperStorePort", "WhisperMediaPort",
            "WhisperRenewalPort", "WhisperIngestionPort", "WhisperNotifierPort", "WhisperCryptoPort",
            "WhisperServicePort",
            "WhisperPresencePort", "WhisperKeyFingerprint", "WhisperEnvelope",
            "WhisperIdentity", "WhisperContacts", "WhisperPolicy", "WhisperCharts",
        ],
        path: "Sources/WhisperCore", swiftSettings: swift),
    // The pages of an archive: values in, bytes of HTML out. The style sheet and the script are compiled in.
    .target(
        name: "WhisperPages",
        dependencies: [
            "WhisperMessage", "WhisperContacts", "WhisperLocalization", "WhisperClockPort", "WhisperJSONText",
            "WhisperCharts",
        ],
        path: "Sources/Pages", resources: [.embedInCode("style.css"), .embedInCode("script.js")],
        swiftSettings: swift),
    .target(
        name: "WhisperPageExport",
        dependencies: [
            "WhisperPages", "WhisperCharts", "WhisperPageSearch", "WhisperPagePort", "WhisperCore", "WhisperContacts",
            "WhisperArchive", "WhisperStorePort", "WhisperBlobPort",
            "WhisperSealingPort", "WhisperMessage", "WhisperJSONText", "WhisperTextCoding",
        ],
        path: "Sources/PageExport", swiftSettings: swift),
    // The forms of WhatsApp's messages, whichever source delivers them.
    .target(
        name: "WhisperWhatsAppContent", dependencies: ["WhisperIngestionPort", "WhisperMessage", "WhisperJSONText"],
        path: "Sources/WhatsAppContent", swiftSettings: swift),
    // What WhatsApp's databases on all phones have in common.
    .target(
        name: "WhisperWhatsAppDatabases",
        dependencies: ["WhisperWhatsAppContent", "WhisperIngestionPort", "WhisperRowPort", "WhisperMessage"],
        path: "Sources/WhatsAppDatabases", swiftSettings: swift),
    .target(
        name: "WhisperWhatsAppEvents",
        dependencies: [
            "WhisperWhatsAppContent", "WhisperIngestionPort", "WhisperMediaPort", "WhisperSecretMemory",
            "WhisperMessage", "WhisperJSONText", "WhisperTextCoding",
        ],
        path: "Sources/WhatsAppEvents",
        swiftSettings: swift),
    // The search data of an archive of pages, and the script that searches it in a browser.
    .target(
        name: "WhisperPageSearch", dependencies: ["WhisperPagePort", "WhisperMessage", "WhisperContacts"],
        path: "Sources/PageSearch", resources: [.embedInCode("search.js")], swiftSettings: swift),
    // What texts take on a terminal, and what makes them safe to print there.
    .target(
        name: "WhisperTerminalText", dependencies: ["WhisperContacts"], path: "Sources/TerminalText",
        swiftSettings: swift),
    // How hard a typed passphrase is to guess.
    .target(name: "WhisperPassphraseStrength", path: "Sources/PassphraseStrength", swiftSettings: swift),
    // The full-screen view of a vault as a value: what keys do, and what is on the screen.
    .target(
        name: "WhisperBrowser",
        dependencies: [
            "WhisperScreenPort", "WhisperTerminalText", "WhisperLocalization", "WhisperMessage", "WhisperContacts",
        ],
        path: "Sources/Browser", swiftSettings: swift),
    // The library's front door: puts a vault together with the adapters of this package.
    .target(
        name: "WhisperVault",
        dependencies: [
            "WhisperCore", "WhisperMessage", "WhisperClockPort", "WhisperSecretMemory", "WhisperSealingPort",
            "WhisperKeychainPort", "WhisperBlobPort", "WhisperArchive", "WhisperStorePort",
            "WhisperRenewalPort", "WhisperIngestionPort",
            "WhisperCryptoPort", "WhisperPresencePort", "WhisperEnvelope", "WhisperIdentity", "WhisperContacts",
            "WhisperPolicy", "WhisperKeyFingerprint", "WhisperSodiumSealing", "WhisperSodiumCrypto",
            "WhisperFileKeychain", "WhisperKernelKeyring", "WhisperFileBlobStore", "WhisperSystemClock",
            "WhisperWhatsAppExport", "WhisperWhatsAppAndroid", "WhisperWhatsAppIOS", "WhisperWhatsAppBackup",
            "WhisperDatabaseReader", "WhisperRowPort",
            .target(name: "WhisperSQLCipherStore", condition: .when(traits: ["SQLCipher"])),
            "WhisperPlainSQLiteStore", "WhisperSQLiteEngine", "WhisperSQLiteLibrary", "WhisperPosixFiles",
        ],
        path: "Sources/Vault", swiftSettings: swiftOverC),
    // What the programs share; each adds its commands.
    .target(
        name: "WhisperCommand",
        dependencies: [
            "WhisperVault", "WhisperCore", "WhisperJSONText", "WhisperMessage", "WhisperLocalization",
            "WhisperClockPort",
            "WhisperSecretMemory", "WhisperSealingPort", "WhisperKeychainPort", "WhisperBlobPort", "WhisperArchive",
            "WhisperStorePort",
            "WhisperRenewalPort", "WhisperIngestionPort", "WhisperCryptoPort", "WhisperPresencePort",
            "WhisperQRCodePort", "WhisperEnvelope", "WhisperContacts", "WhisperKeyFingerprint", "WhisperPolicy",
            "WhisperPagePort",
            "WhisperPageExport", "WhisperPageFolder", "WhisperSealedPages", "WhisperSodiumSealing",
            "WhisperPassphrasePresence", "WhisperQRCode", "WhisperSystemClock", "WhisperSQLiteLibrary",
            "CWhisperProcess", "CWhisperKeyMemory", "WhisperPosixFiles", "CWhisperSodium", "WhisperWhatsAppExport",
            "CWhisperQRCode", "CWhisperQRLibraries", "WhisperTerminalText", "WhisperScreenPort",
            "WhisperTerminalScreen", "WhisperPassphraseStrength", "WhisperPages", "WhisperBridgeProtocol",
            "WhisperWhatsAppEvents", "WhisperMediaPort", "WhisperOpenSSLMedia", argumentParser,
        ],
        path: "Sources/Command", swiftSettings: swiftOverC),
    // Runs the full-screen view: between the view as a value, the vault and the terminal.
    .target(
        name: "WhisperBrowsing",
        dependencies: [
            "WhisperBrowser", "WhisperCommand", "WhisperVault", "WhisperCore", "WhisperMessage", "WhisperContacts",
            "WhisperLocalization", "WhisperArchive", "WhisperStorePort", "WhisperBlobPort", "WhisperScreenPort",
            "WhisperPages",
            "WhisperPosixFiles",
        ],
        path: "Sources/Browsing", swiftSettings: swift),
    .executableTarget(
        name: "whisper",
        dependencies: [
            "WhisperTextCoding", "WhisperBrowsing",
            "WhisperCommand", "WhisperVault", "WhisperCore", "WhisperJSONText", "WhisperMessage", "WhisperLocalization",
            "WhisperClockPort", "WhisperSecretMemory", "WhisperBlobPort",
            "WhisperArchive", "WhisperStorePort", "WhisperRenewalPort", "WhisperIngestionPort", "WhisperCryptoPort",
            "WhisperPresencePort", "WhisperQRCodePort", "WhisperKeyFingerprint", "WhisperRowPort",
            "WhisperEnvelope",
            "WhisperIdentity", "WhisperContacts", "WhisperPolicy", "WhisperQRRendering", "WhisperCharts",
            "WhisperWhatsAppEvents", "WhisperPosixFiles", "WhisperPagePort", "WhisperPages", "WhisperPageExport",
            "WhisperScreenPort", "WhisperTerminalText", argumentParser,
        ],
        path: "Sources/whisper", swiftSettings: swiftOverC),
    // What runs bridges; without the trait it runs none.
    .executableTarget(
        name: "whisper-bridge",
        dependencies: [
            "WhisperTextCoding",
            "WhisperCommand", "WhisperVault", "WhisperCore", "WhisperJSONText", "WhisperMessage", "WhisperLocalization",
            "WhisperClockPort", "WhisperSecretMemory", "WhisperStorePort", "WhisperSealingPort",
            "WhisperIngestionPort", "WhisperNotifierPort", "WhisperQRCodePort", "WhisperQRRendering",
            "WhisperPosixFiles", "WhisperSystemClock", "WhisperBridgeProtocol",
            "WhisperWhatsAppEvents", "WhisperWhatsmeowBridge", "WhisperFreedesktopNotifier", "WhisperServicePort",
            "WhisperSystemdService", "WhisperMediaPort", "WhisperOpenSSLMedia", subprocess, systemPackage,
            argumentParser,
        ],
        path: "Sources/whisper-bridge", swiftSettings: swiftOverC),
    // What reads databases of other programs: C alone, with the system's SQLite whatever the vault's engine is. Nothing
    // depends on it.
    .executableTarget(
        name: "whisper-reader", dependencies: ["CWhisperSQLite3", "CWhisperForeignCrypto", "CWhisperZlib"],
        path: "Sources/whisper-reader"),
    // The realtime client, and the one program that uses the network; without the trait it does not.
    .executableTarget(
        name: "whisper-sync",
        dependencies: [
            "WhisperCommand", "WhisperVault", "WhisperCore", "WhisperJSONText", "WhisperMessage", "WhisperLocalization",
            "WhisperSecretMemory", "WhisperArchive", "WhisperStorePort",
            "WhisperContacts", "WhisperRealtimePort", "WhisperRealtimeProtocol", "WhisperRealtime",
            "WhisperMessengerPort", "WhisperMessaging", "WhisperRealtimeClient", "WhisperMatrixClient",
            "WhisperBlobPort", "WhisperRealtimeNIO", "WhisperFileKeychain", "WhisperSystemClock", "WhisperBrowser",
            "WhisperBrowsing", "WhisperServicePort", "WhisperSystemdService", argumentParser,
        ],
        path: "Sources/whisper-sync", swiftSettings: swiftOverC),
]

// MARK: - Adapters: one plug each, and the support targets some of them share

let adapters: [Target] = [
    // Support: C libraries and shims. They implement no port.
    .systemLibrary(
        name: "CWhisperSQLCipher", path: "Adapters/Support/CSQLCipher", pkgConfig: "sqlcipher",
        providers: [.apt(["libsqlcipher-dev"]), .brew(["sqlcipher"])]),
    .systemLibrary(
        name: "CWhisperSQLite3", path: "Adapters/Support/CSQLite3", pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
        name: "CWhisperOpenSSL", path: "Adapters/Support/COpenSSL", pkgConfig: "libcrypto",
        providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
        name: "CWhisperZlib", path: "Adapters/Support/CZlib", pkgConfig: "zlib",
        providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // The ciphers of files that other programs wrote.
    .target(
        name: "CWhisperForeignCrypto", dependencies: ["CWhisperOpenSSL"], path: "Adapters/Support/CForeignCrypto"),
    .systemLibrary(
        name: "CWhisperSodium", path: "Adapters/Support/CSodium", pkgConfig: "libsodium",
        providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .systemLibrary(
        name: "CWhisperArchive", path: "Adapters/Support/CArchive", pkgConfig: "libarchive",
        providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    .systemLibrary(
        name: "CWhisperQRLibraries", path: "Adapters/Support/CQRLibraries",
        pkgConfig: "libqrencode zbar libpng libjpeg",
        providers: [
            .apt(["libqrencode-dev", "libzbar-dev", "libpng-dev", "libjpeg-dev"]),
            .brew(["qrencode", "zbar", "libpng", "jpeg-turbo"]),
        ]),
    .target(name: "CWhisperQRCode", dependencies: ["CWhisperQRLibraries"], path: "Adapters/Support/CQRCode"),
    .systemLibrary(
        name: "CWhisperLibSecret", path: "Adapters/Support/CLibSecret", pkgConfig: "libsecret-1",
        providers: [.apt(["libsecret-1-dev"]), .brew(["libsecret"])]),
    .target(
        name: "CWhisperSecretService",
        dependencies: [.target(name: "CWhisperLibSecret", condition: .when(traits: ["SecretService"]))],
        path: "Adapters/Support/CSecretService",
        cSettings: [.define("WHISPER_SECRET_SERVICE", .when(traits: ["SecretService"]))]),
    .systemLibrary(
        name: "CWhisperGIO", path: "Adapters/Support/CGIO", pkgConfig: "gio-2.0",
        providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .target(
        name: "CWhisperDesktopNotifications",
        dependencies: [.target(name: "CWhisperGIO", condition: .when(traits: ["Notifications"]))],
        path: "Adapters/Support/CDesktopNotifications",
        cSettings: [.define("WHISPER_NOTIFICATIONS", .when(traits: ["Notifications"]))]),
    // Only Linux has systemd; elsewhere there is no manager of services to report to.
    .systemLibrary(
        name: "CWhisperServiceManager", path: "Adapters/Support/CServiceManager", pkgConfig: "libsystemd",
        providers: [.apt(["libsystemd-dev"])]),
    .target(name: "CWhisperProcess", path: "Adapters/Support/CProcess"),
    // For programs alone: a library must not choose the memory of its host.
    .target(name: "CWhisperKeyMemory", path: "Adapters/Support/CKeyMemory"),
    // What Apple's frameworks are needed for; empty on other systems.
    .target(
        name: "WhisperAppleSecurity", dependencies: ["WhisperSecretMemory"], path: "Adapters/Support/AppleSecurity",
        swiftSettings: swiftOverC),
    .target(
        name: "WhisperPosixFiles", dependencies: ["CWhisperProcess"], path: "Adapters/Support/PosixFiles",
        swiftSettings: swiftOverC + hooks),
    .target(
        name: "WhisperSecretPool", dependencies: ["WhisperSecretMemory"], path: "Adapters/Support/SecretPool",
        swiftSettings: swiftOverC),
    .target(
        name: "WhisperSQLiteLibrary", dependencies: [sqlCipher, plainSQLite], path: "Adapters/Support/SQLiteLibrary",
        swiftSettings: swiftOverC),
    // Apple's property lists, which its backups and what iPhones archive are made of.
    .target(
        name: "WhisperPropertyList", dependencies: ["WhisperTextCoding"], path: "Adapters/Support/PropertyList",
        swiftSettings: swift),
    // What reading WhatsApp's databases takes: probed columns, joins by row ids, and the folder of media.
    .target(
        name: "WhisperWhatsAppRows", dependencies: ["WhisperRowPort", "WhisperPosixFiles"],
        path: "Adapters/Support/WhatsAppRows", swiftSettings: swiftOverC),
    // The one serial executor, for actors over C libraries that block.
    .target(name: "WhisperSerialQueue", path: "Adapters/Support/SerialQueue", swiftSettings: swiftOverC),
    .target(
        name: "WhisperSQLiteEngine",
        dependencies: [
            "WhisperSQLiteLibrary", "WhisperStorePort", "WhisperSerialQueue", "WhisperClockPort", "WhisperMessage",
            "WhisperJSONText", "WhisperTextCoding",
        ],
        path: "Adapters/Support/SQLiteEngine", swiftSettings: swiftOverC + hooks),

    // Adapters.
    .target(
        name: "WhisperSQLCipherStore",
        dependencies: [
            "WhisperSQLiteEngine", "WhisperSQLiteLibrary", "WhisperStorePort", "WhisperRenewalPort", "WhisperClockPort",
            "WhisperSealingPort", "WhisperSecretMemory", "WhisperSecretPool", "WhisperTextCoding",
        ],
        path: "Adapters/SQLCipherStore", swiftSettings: swiftOverC),
    .target(
        name: "WhisperPlainSQLiteStore",
        dependencies: [
            "WhisperSQLiteEngine", "WhisperStorePort", "WhisperRenewalPort", "WhisperClockPort", "WhisperSecretMemory",
        ],
        path: "Adapters/PlainSQLiteStore",
        swiftSettings: swiftOverC),
    .target(
        name: "WhisperInMemoryStore",
        dependencies: ["WhisperStorePort", "WhisperClockPort", "WhisperMessage", "WhisperJSONText"],
        path: "Adapters/InMemoryStore",
        swiftSettings: swift),
    .target(
        name: "WhisperSodiumSealing", dependencies: ["CWhisperSodium", "WhisperSealingPort", "WhisperSecretMemory"],
        path: "Adapters/SodiumSealing",
        swiftSettings: swiftOverC),
    .target(
        name: "WhisperSodiumCrypto",
        dependencies: ["CWhisperSodium", "WhisperCryptoPort", "WhisperSecretMemory", "WhisperSecretPool"],
        path: "Adapters/SodiumCrypto", swiftSettings: swiftOverC),
    // Without its trait, which alone brings swift-crypto, it only says that it is unavailable.
    .target(
        name: "WhisperSwiftCrypto",
        dependencies: ["WhisperCryptoPort", "WhisperSecretMemory", "WhisperSecretPool", swiftCrypto],
        path: "Adapters/SwiftCrypto", swiftSettings: swiftOverC),
    .target(
        name: "WhisperFileKeychain",
        dependencies: [
            "WhisperKeychainPort", "WhisperRenewalPort", "WhisperSealingPort", "WhisperSecretMemory",
            "WhisperPosixFiles",
        ],
        path: "Adapters/FileKeychain", swiftSettings: swiftOverC),
    .target(
        name: "WhisperKernelKeyring", dependencies: ["WhisperKeychainPort", "WhisperSecretMemory", "CWhisperProcess"],
        path: "Adapters/KernelKeyring", swiftSettings: swiftOverC),
    .target(
        name: "WhisperFileBlobStore",
        dependencies: [
            "WhisperBlobPort", "WhisperSealingPort", "WhisperSecretMemory", "WhisperPosixFiles", "WhisperTextCoding",
        ],
        path: "Adapters/FileBlobStore", swiftSettings: swiftOverC),
    .target(
        name: "WhisperSystemClock", dependencies: ["WhisperClockPort", "WhisperMessage", "WhisperPosixFiles"],
        path: "Adapters/SystemClock",
        swiftSettings: swiftOverC),
    .target(
        name: "WhisperWhatsAppExport",
        dependencies: [
            "WhisperIngestionPort", "WhisperClockPort", "WhisperMessage", "WhisperJSONText", "WhisperTextCoding",
            "CWhisperArchive",
        ],
        path: "Adapters/WhatsAppExport", swiftSettings: swiftOverC),
    .target(
        name: "WhisperWhatsAppAndroid",
        dependencies: [
            "WhisperIngestionPort", "WhisperRowPort", "WhisperSealingPort", "WhisperMessage", "WhisperJSONText",
            "WhisperTextCoding", "WhisperWhatsAppContent", "WhisperWhatsAppDatabases", "WhisperWhatsAppRows",
            "WhisperPosixFiles",
        ],
        path: "Adapters/WhatsAppAndroid", swiftSettings: swift),
    .target(
        name: "WhisperWhatsAppIOS",
        dependencies: [
            "WhisperIngestionPort", "WhisperRowPort", "WhisperSealingPort", "WhisperMessage", "WhisperJSONText",
            "WhisperTextCoding", "WhisperWhatsAppContent", "WhisperWhatsAppDatabases", "WhisperWhatsAppEvents",
            "WhisperWhatsAppRows", "WhisperPropertyList", "WhisperPosixFiles",
        ],
        path: "Adapters/WhatsAppIOS", swiftSettings: swift),
    // Without its trait, which alone brings swift-subprocess, it runs no process.
    .target(
        name: "WhisperWhatsmeowBridge",
        dependencies: [
            "WhisperBridgeProtocol", "WhisperJSONText", "WhisperIngestionPort", "WhisperClockPort", "WhisperMessage",
            "WhisperMediaPort", "WhisperSecretMemory", "WhisperSecretPool", "WhisperPosixFiles",
            "CWhisperProcess", subprocess, systemPackage,
        ],
        path: "Adapters/WhatsmeowBridge", swiftSettings: swiftOverC),
    .target(
        name: "WhisperRealtimeSupport", dependencies: ["WhisperRealtimePort"], path: "Adapters/Support/RealtimeSupport",
        swiftSettings: swift),
    .target(
        name: "WhisperWebSocketFrames", dependencies: ["WhisperRealtimePort"], path: "Adapters/Support/WebSocketFrames",
        swiftSettings: swift),
    .target(
        name: "WhisperInMemoryRealtime", dependencies: ["WhisperRealtimePort", "WhisperRealtimeSupport"],
        path: "Adapters/InMemoryRealtime",
        swiftSettings: swift),
    .target(
        name: "WhisperInMemoryRows", dependencies: ["WhisperRowPort"], path: "Adapters/InMemoryRows",
        swiftSettings: swift),
    .target(
        name: "WhisperDatabaseReader",
        dependencies: ["WhisperRowPort", "WhisperSecretMemory", "WhisperSecretPool", "CWhisperProcess"],
        path: "Adapters/DatabaseReader", swiftSettings: swiftOverC),
    // Opens the encrypted files of live messages; the ciphers are those of the reader.
    .target(
        name: "WhisperOpenSSLMedia",
        dependencies: ["WhisperMediaPort", "WhisperSecretMemory", "WhisperSecretPool", "CWhisperForeignCrypto"],
        path: "Adapters/OpenSSLMedia", swiftSettings: swiftOverC),
    // The encrypted containers and folders that WhatsApp's databases come in; the ciphers are the reader's.
    .target(
        name: "WhisperWhatsAppBackup",
        dependencies: [
            "WhisperRowPort", "WhisperSecretMemory", "WhisperTextCoding", "WhisperPosixFiles", "WhisperSecretPool",
            "WhisperPropertyList",
        ],
        path: "Adapters/Support/WhatsAppBackup", swiftSettings: swift),
    .target(
        name: "WhisperInMemoryMessenger",
        dependencies: [
            "WhisperMessengerPort", "WhisperRealtimePort", "WhisperArchive", "WhisperStorePort", "WhisperClockPort",
            "WhisperMessage",
        ],
        path: "Adapters/InMemoryMessenger", swiftSettings: swift),
    // Without its trait, which alone brings swift-nio and async-http-client, it connects to nothing.
    .target(
        name: "WhisperRealtimeNIO",
        dependencies: [
            "WhisperRealtimePort", "WhisperRealtimeSupport", "WhisperWebSocketFrames", "WhisperTextCoding",
        ] + networking + [asyncHTTPClient],
        path: "Adapters/RealtimeNIO", swiftSettings: swift),
    .target(
        name: "WhisperSecretService",
        dependencies: ["CWhisperSecretService", "WhisperKeychainPort", "WhisperSecretMemory"],
        path: "Adapters/SecretService", swiftSettings: swiftOverC),
    .target(
        name: "WhisperFreedesktopNotifier",
        dependencies: [
            "CWhisperDesktopNotifications", "WhisperNotifierPort", "WhisperSerialQueue", "WhisperMessage",
        ],
        path: "Adapters/FreedesktopNotifier", swiftSettings: swiftOverC),
    .target(
        name: "WhisperSystemdService",
        dependencies: [
            .target(
                name: "CWhisperServiceManager", condition: .when(platforms: [.linux], traits: ["Notifications"])),
            "WhisperServicePort",
        ],
        path: "Adapters/SystemdService", swiftSettings: swiftOverC),
    .target(
        name: "WhisperAppleKeychain",
        dependencies: ["WhisperAppleSecurity", "WhisperKeychainPort", "WhisperSecretMemory"],
        path: "Adapters/AppleKeychain", swiftSettings: swiftOverC),
    .target(
        name: "WhisperApplePresence",
        dependencies: ["WhisperAppleSecurity", "WhisperPresencePort", "WhisperSecretMemory", "WhisperTextCoding"],
        path: "Adapters/ApplePresence", swiftSettings: swiftOverC),
    .target(
        name: "WhisperPassphrasePresence",
        dependencies: ["WhisperPresencePort", "WhisperSealingPort", "WhisperSecretMemory"],
        path: "Adapters/PassphrasePresence", swiftSettings: swiftOverC),
    .target(
        name: "WhisperQRCode", dependencies: ["CWhisperQRCode", "WhisperQRCodePort"], path: "Adapters/QRCode",
        swiftSettings: swiftOverC),
    // What outputs of archives share that are no folder: the paths that are taken.
    .target(
        name: "WhisperPageSupport", dependencies: ["WhisperPagePort"], path: "Adapters/Support/PageSupport",
        swiftSettings: swift),
    .target(
        name: "WhisperPageFolder", dependencies: ["WhisperPagePort", "WhisperPosixFiles"],
        path: "Adapters/PageFolder", swiftSettings: swift),
    .target(
        name: "WhisperSealedPages",
        dependencies: [
            "WhisperPagePort", "WhisperPageSupport", "WhisperPosixFiles", "WhisperSealingPort", "WhisperSecretMemory",
        ],
        path: "Adapters/SealedPages", swiftSettings: swiftOverC),
    .target(
        name: "WhisperInMemoryScreen", dependencies: ["WhisperScreenPort"], path: "Adapters/InMemoryScreen",
        swiftSettings: swift),
    .target(
        name: "WhisperTerminalScreen", dependencies: ["WhisperScreenPort", "WhisperTextCoding", "CWhisperProcess"],
        path: "Adapters/TerminalScreen", swiftSettings: swiftOverC),
    .target(
        name: "WhisperInMemoryPages", dependencies: ["WhisperPagePort", "WhisperPageSupport"],
        path: "Adapters/InMemoryPages", swiftSettings: swift),
]

// MARK: - Contract suites, shipped as products for the authors of adapters

let contracts: [Target] = [
    .target(name: "WhisperContractSupport", path: "Tests/Support/ContractSupport", swiftSettings: swift),
    .target(
        name: "WhisperStoreContract",
        dependencies: [
            "WhisperArchive", "WhisperStorePort", "WhisperClockPort", "WhisperMessage", "WhisperJSONText",
            "WhisperContractSupport",
        ],
        path: "Tests/Contracts/StoreContract",
        swiftSettings: swift),
    .target(
        name: "WhisperClockContract", dependencies: ["WhisperClockPort", "WhisperMessage", "WhisperContractSupport"],
        path: "Tests/Contracts/ClockContract",
        swiftSettings: swift),
    .target(
        name: "WhisperSealingContract", dependencies: ["WhisperSealingPort", "WhisperSecretMemory"],
        path: "Tests/Contracts/SealingContract",
        swiftSettings: swift),
    .target(
        name: "WhisperCryptoContract",
        dependencies: ["WhisperCryptoPort", "WhisperSecretMemory", "WhisperContractSupport"],
        path: "Tests/Contracts/CryptoContract",
        swiftSettings: swift),
    .target(
        name: "WhisperKeychainContract",
        dependencies: ["WhisperKeychainPort", "WhisperSecretMemory", "WhisperContractSupport"],
        path: "Tests/Contracts/KeychainContract",
        swiftSettings: swift),
    .target(
        name: "WhisperRenewalContract",
        dependencies: ["WhisperRenewalPort", "WhisperStorePort", "WhisperSecretMemory", "WhisperSealingPort"],
        path: "Tests/Contracts/RenewalContract", swiftSettings: swift),
    .target(
        name: "WhisperBlobContract", dependencies: ["WhisperBlobPort", "WhisperContractSupport"],
        path: "Tests/Contracts/BlobContract",
        swiftSettings: swift),
    .target(
        name: "WhisperPresenceContract", dependencies: ["WhisperPresencePort", "WhisperSecretMemory"],
        path: "Tests/Contracts/PresenceContract",
        swiftSettings: swift),
    .target(
        name: "WhisperQRCodeContract", dependencies: ["WhisperQRCodePort", "WhisperContractSupport"],
        path: "Tests/Contracts/QRCodeContract",
        swiftSettings: swift),
    .target(
        name: "WhisperNotifierContract",
        dependencies: ["WhisperNotifierPort", "WhisperMessage", "WhisperContractSupport"],
        path: "Tests/Contracts/NotifierContract",
        swiftSettings: swift),
    .target(
        name: "WhisperIngestionContract",
        dependencies: ["WhisperIngestionPort", "WhisperMessage", "WhisperContractSupport"],
        path: "Tests/Contracts/IngestionContract",
        swiftSettings: swift),
    .target(
        name: "WhisperRowContract", dependencies: ["WhisperRowPort", "WhisperContractSupport"],
        path: "Tests/Contracts/RowContract", swiftSettings: swift),
    .target(
        name: "WhisperRealtimeContract",
        dependencies: ["WhisperRealtimePort", "WhisperSecretMemory", "WhisperContractSupport"],
        path: "Tests/Contracts/RealtimeContract",
        swiftSettings: swift),
    .target(
        name: "WhisperMessengerContract",
        dependencies: [
            "WhisperMessengerPort", "WhisperRealtimePort", "WhisperArchive", "WhisperStorePort", "WhisperClockPort",
            "WhisperMessage",
            "WhisperContractSupport",
        ],
        path: "Tests/Contracts/MessengerContract",
        swiftSettings: swift),
    .target(
        name: "WhisperPageContract", dependencies: ["WhisperPagePort", "WhisperContractSupport"],
        path: "Tests/Contracts/PageContract", swiftSettings: swift),
    .target(
        name: "WhisperMediaContract",
        dependencies: ["WhisperMediaPort", "WhisperSecretMemory", "WhisperContractSupport"],
        path: "Tests/Contracts/MediaContract", swiftSettings: swift),
    .target(
        name: "WhisperScreenContract", dependencies: ["WhisperScreenPort", "WhisperContractSupport"],
        path: "Tests/Contracts/ScreenContract", swiftSettings: swift),
]

// MARK: - Tests and their tools

let tests: [Target] = [
    .target(name: "WhisperTestSupport", path: "Tests/Support/TestSupport", swiftSettings: swift),
    .target(name: "WhisperTestThreads", path: "Tests/Support/TestThreads", swiftSettings: swift),
    .target(
        name: "WhisperEnvelopeForge",
        dependencies: [
            "WhisperEnvelope", "WhisperKeyFingerprint", "WhisperCryptoPort", "WhisperSecretMemory", "WhisperJSONText",
            "WhisperTextCoding",
        ],
        path: "Tests/Support/EnvelopeForge", swiftSettings: swift),
    .executableTarget(
        name: "whisper-envelope",
        dependencies: [
            "WhisperEnvelopeForge", "WhisperEnvelope", "WhisperCryptoPort", "WhisperSodiumCrypto",
            "WhisperSecretMemory", "CWhisperMemoryChecker",
        ],
        path: "Tests/Tools/envelope", swiftSettings: swift),
    .target(
        name: "WhisperExportGenerator", dependencies: ["WhisperMessage"], path: "Tests/Support/ExportGenerator",
        swiftSettings: swift),
    .target(
        name: "WhisperDatabaseGenerator",
        dependencies: ["WhisperExportGenerator", "WhisperInMemoryRows", "WhisperRowPort", "WhisperTextCoding"],
        path: "Tests/Support/DatabaseGenerator", swiftSettings: swift),
    .executableTarget(
        name: "whisper-generate",
        dependencies: [
            "WhisperExportGenerator", "WhisperDatabaseGenerator", "WhisperIOSDatabaseGenerator", argumentParser,
        ],
        path: "Tests/Tools/generate", swiftSettings: swift),
    .target(
        name: "WhisperIOSDatabaseGenerator",
        dependencies: ["WhisperDatabaseGenerator", "WhisperInMemoryRows", "WhisperRowPort", "WhisperTextCoding"],
        path: "Tests/Support/IOSDatabaseGenerator", swiftSettings: swift),
    .target(
        name: "WhisperTranslations", dependencies: ["WhisperLocalization"], path: "Tests/Support/Translations",
        swiftSettings: swift),
    .executableTarget(
        name: "whisper-strings", dependencies: ["WhisperTranslations", "WhisperLocalization"],
        path: "Tests/Tools/strings", swiftSettings: swift),
    .executableTarget(
        name: "whisper-interrupt",
        dependencies: [
            "WhisperSodiumSealing", "WhisperFileKeychain", "WhisperFileBlobStore", "WhisperPosixFiles",
            "WhisperKeychainPort", "WhisperBlobPort", "WhisperSealingPort",
            "WhisperSecretMemory", "WhisperSecretPool", "CWhisperProcess",
        ],
        path: "Tests/Tools/interrupt", swiftSettings: swift + hooks),
    .target(
        name: "WhisperRealtimeServer",
        dependencies: ["WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperMessage"],
        path: "Sources/RealtimeServer", swiftSettings: swift),
    .target(
        name: "WhisperRealtimeHost",
        dependencies: [
            "WhisperRealtimeServer", "WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperClockPort",
            "WhisperMessage", "WhisperTestSupport",
        ],
        path: "Tests/Support/RealtimeHost", swiftSettings: swift),
    .target(
        name: "WhisperRealtimeSimulator",
        dependencies: [
            "WhisperRealtime", "WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperRealtimeServer",
            "WhisperArchive", "WhisperStorePort", "WhisperClockPort", "WhisperMessage",
            "WhisperInMemoryStore", "WhisperPlainSQLiteStore", "WhisperSQLiteEngine", "WhisperTestSupport",
        ],
        path: "Tests/Support/RealtimeSimulator", swiftSettings: swift + hooks),
    .target(
        name: "WhisperMatrixSimulator", dependencies: ["WhisperMatrix", "WhisperTestSupport"],
        path: "Tests/Support/MatrixSimulator", swiftSettings: swift + hooks),
    .executableTarget(
        name: "whisper-simulate",
        dependencies: ["WhisperRealtimeSimulator", "WhisperMatrixSimulator", argumentParser],
        path: "Tests/Tools/simulate", swiftSettings: swift),
    .target(name: "CWhisperSyncFaults", path: "Tests/Support/CSyncFaults"),
    .target(name: "CWhisperMemoryChecker", path: "Tests/Support/CMemoryChecker"),
    .executableTarget(
        name: "whisper-crash",
        dependencies: [
            "WhisperTestSupport", "CWhisperSyncFaults", "WhisperSQLiteEngine", "WhisperSQLiteLibrary",
            "WhisperPlainSQLiteStore", "WhisperArchive", "WhisperStorePort", "WhisperClockPort",
            "WhisperMessage", "WhisperJSONText", "WhisperSecretMemory", "WhisperIngestionPort", "WhisperCore",
            "WhisperSystemClock", "WhisperSodiumSealing", "WhisperVault", "WhisperRowPort", "WhisperMergeHistories",
            "WhisperDatabaseGenerator",
            .target(name: "WhisperSQLCipherStore", condition: .when(traits: ["SQLCipher"])),
        ],
        path: "Tests/Tools/crash", swiftSettings: swift + hooks),
    .target(
        name: "CWhisperYardstick", dependencies: [sqlCipher, plainSQLite, "CWhisperSodium"],
        path: "Tests/Tools/CYardstick",
        cSettings: [.define("WHISPER_ENGINE_SQLCIPHER", .when(traits: ["SQLCipher"]))]),
    .target(
        name: "WhisperMergeHistories",
        dependencies: [
            "WhisperCore", "WhisperInMemoryStore", "WhisperSodiumSealing", "WhisperArchive", "WhisperStorePort",
            "WhisperIngestionPort",
            "WhisperBlobPort", "WhisperClockPort", "WhisperSealingPort", "WhisperMessage", "WhisperJSONText",
            "WhisperDatabaseGenerator", "WhisperIOSDatabaseGenerator", "WhisperInMemoryRows", "WhisperWhatsAppAndroid",
            "WhisperWhatsAppIOS", "WhisperTestSupport",
        ],
        path: "Tests/Support/MergeHistories", swiftSettings: swift),
    .executableTarget(
        name: "whisper-merge-laws", dependencies: ["WhisperMergeHistories", argumentParser],
        path: "Tests/Tools/merge-laws", swiftSettings: swift),
    .executableTarget(
        name: "whisper-bench",
        dependencies: [
            "CWhisperYardstick", "WhisperExportGenerator", "WhisperCore", "WhisperMessage", "WhisperArchive",
            "WhisperStorePort",
            "WhisperIngestionPort", "WhisperBlobPort",
            "WhisperClockPort", "WhisperEnvelope", "WhisperKeyFingerprint", "WhisperCryptoPort", "WhisperSodiumCrypto",
            "WhisperSecretMemory", "WhisperSodiumSealing",
            "WhisperFileBlobStore", "WhisperWhatsAppExport", "WhisperSQLiteEngine", "WhisperWhatsmeowBridge",
            "WhisperWhatsAppEvents", "WhisperBridgeProtocol",
            "WhisperRealtimeProtocol", "WhisperRealtime",
            "WhisperSystemClock", "WhisperPlainSQLiteStore",
            "WhisperDatabaseGenerator", "WhisperDatabaseReader", "WhisperInMemoryRows", "WhisperRowPort",
            "WhisperWhatsAppAndroid",
            .target(name: "WhisperSQLCipherStore", condition: .when(traits: ["SQLCipher"])),
            argumentParser,
        ],
        path: "Tests/Tools/bench", swiftSettings: swift),
    .testTarget(
        name: "WhisperKeyFingerprintTests",
        dependencies: ["WhisperKeyFingerprint", "WhisperCryptoPort", "WhisperSodiumCrypto"],
        path: "Tests/Suites/KeyFingerprintTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperEnvelopeTests",
        dependencies: [
            "WhisperEnvelope", "WhisperEnvelopeForge", "WhisperKeyFingerprint", "WhisperCryptoPort",
            "WhisperSecretMemory", "WhisperSodiumCrypto", "WhisperSwiftCrypto",
            "WhisperJSONText", "WhisperTestSupport",
        ],
        path: "Tests/Suites/EnvelopeTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperJSONTextTests", dependencies: ["WhisperJSONText", "WhisperTestSupport"],
        path: "Tests/Suites/JSONTextTests",
        swiftSettings: swift),
    .testTarget(
        name: "WhisperBrowsingTests",
        dependencies: [
            "WhisperBrowsing", "WhisperInMemoryStore", "WhisperArchive", "WhisperStorePort", "WhisperClockPort",
            "WhisperMessage",
        ],
        path: "Tests/Suites/BrowsingTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperBridgeProtocolTests",
        dependencies: [
            "WhisperBridgeProtocol", "WhisperJSONText", "WhisperMediaPort", "WhisperSecretMemory", "WhisperTestSupport",
        ],
        path: "Tests/Suites/BridgeProtocolTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperTextCodingTests", dependencies: ["WhisperTextCoding", "WhisperTestSupport"],
        path: "Tests/Suites/TextCodingTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperRealtimeClientTests",
        dependencies: [
            "WhisperRealtimeClient", "WhisperMessaging", "WhisperMessengerPort", "WhisperRealtime",
            "WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperRealtimeServer", "WhisperInMemoryRealtime",
            "WhisperInMemoryStore", "WhisperSodiumSealing", "WhisperSodiumCrypto", "WhisperKeychainContract",
            "WhisperStoreContract", "WhisperCore",
            "WhisperEnvelope", "WhisperPolicy", "WhisperClockPort", "WhisperKeychainPort", "WhisperSecretMemory",
            "WhisperArchive", "WhisperStorePort", "WhisperMessage", "WhisperRealtimeHost", "WhisperTestSupport",
        ],
        path: "Tests/Suites/RealtimeClientTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperRealtimeProtocolTests",
        dependencies: ["WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperMessage", "WhisperTestSupport"],
        path: "Tests/Suites/RealtimeProtocolTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperMatrixProtocolTests",
        dependencies: [
            "WhisperMatrixProtocol", "WhisperRealtimePort", "WhisperJSONText", "WhisperSecretMemory",
            "WhisperTestSupport",
        ],
        path: "Tests/Suites/MatrixProtocolTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperMatrixClientTests",
        dependencies: [
            "WhisperMatrixClient", "WhisperMessaging", "WhisperMessengerPort", "WhisperMatrix", "WhisperMatrixProtocol",
            "WhisperMatrixArrivals", "WhisperRealtimePort", "WhisperInMemoryRealtime", "WhisperInMemoryStore",
            "WhisperSodiumSealing",
            "WhisperSodiumCrypto", "WhisperKeychainContract", "WhisperStoreContract", "WhisperCore", "WhisperEnvelope",
            "WhisperJSONText", "WhisperPolicy", "WhisperClockPort", "WhisperKeychainPort", "WhisperSecretMemory",
            "WhisperArchive", "WhisperStorePort", "WhisperMessage", "WhisperSystemClock", "WhisperRealtimeNIO",
            "WhisperTestSupport",
            "WhisperBlobPort", "WhisperFileBlobStore", "WhisperMessengerContract",
        ],
        path: "Tests/Suites/MatrixClientTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperMatrixArrivalsTests",
        dependencies: [
            "WhisperMatrixArrivals", "WhisperMatrixProtocol", "WhisperArchive", "WhisperStorePort", "WhisperMessage",
            "WhisperJSONText",
            "WhisperClockPort", "WhisperInMemoryStore", "WhisperTestSupport",
        ],
        path: "Tests/Suites/MatrixArrivalsTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperSyncMachineTests",
        dependencies: [
            "WhisperRealtime", "WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperSyncParts", "WhisperMessage",
            "WhisperTestSupport",
        ],
        path: "Tests/Suites/SyncMachineTests", swiftSettings: swift + hooks),
    .testTarget(
        name: "WhisperMessageTests", dependencies: ["WhisperMessage", "WhisperJSONText", "WhisperTestSupport"],
        path: "Tests/Suites/MessageTests",
        swiftSettings: swift),
    .testTarget(
        name: "WhisperStoreTests",
        dependencies: [
            "WhisperArchive", "WhisperStoreContract", "WhisperStorePort", "WhisperClockPort", "WhisperInMemoryStore",
            "WhisperSQLiteEngine", "WhisperSQLiteLibrary", "WhisperSecretMemory",
            "WhisperSodiumSealing", "WhisperMessage", "WhisperJSONText", "WhisperPlainSQLiteStore",
            "WhisperRenewalPort", "WhisperRenewalContract", "WhisperTextCoding",
            "whisper-crash",
            .target(name: "WhisperSQLCipherStore", condition: .when(traits: ["SQLCipher"])),
        ],
        path: "Tests/Suites/StoreTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperSecretsTests",
        dependencies: [
            "WhisperSealingContract", "WhisperKeychainContract", "WhisperBlobContract", "WhisperSealingPort",
            "WhisperKeychainPort", "WhisperBlobPort",
            "WhisperSecretMemory", "WhisperSodiumSealing", "WhisperFileKeychain", "WhisperKernelKeyring",
            "WhisperFileBlobStore", "WhisperPosixFiles",
            "CWhisperProcess", "WhisperCore", "whisper-interrupt",
        ],
        path: "Tests/Suites/SecretsTests", swiftSettings: swift + hooks),
    .testTarget(
        name: "WhisperCryptoTests",
        dependencies: [
            "WhisperCryptoContract", "WhisperCryptoPort", "WhisperSodiumCrypto", "WhisperSwiftCrypto",
            "WhisperSecretMemory", "WhisperSecretPool", "WhisperTestSupport", "WhisperTextCoding",
        ],
        path: "Tests/Suites/CryptoTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperSecretServiceTests",
        dependencies: [
            "WhisperSecretService", "WhisperKeychainContract", "WhisperKeychainPort", "WhisperSecretMemory",
            "WhisperSodiumSealing",
        ],
        path: "Tests/Suites/SecretServiceTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperNotifierTests",
        dependencies: [
            "WhisperFreedesktopNotifier", "WhisperNotifierContract", "WhisperNotifierPort", "WhisperMessage",
            "WhisperTestSupport",
        ],
        path: "Tests/Suites/NotifierTests", swiftSettings: swift),
    // The network's other end: what stands behind the development server and the tests.
    .target(
        name: "WhisperRealtimeSockets",
        dependencies: ["WhisperRealtimePort", "WhisperRealtimeNIO", "WhisperWebSocketFrames", "WhisperSecretMemory"]
            + networking,
        path: "Sources/RealtimeSockets", swiftSettings: swift),
    // A server of the realtime protocol to try clients with; without the trait it has no network.
    .executableTarget(
        name: "whisper-sync-devserver",
        dependencies: [
            "WhisperRealtimeServer", "WhisperRealtimeSockets", "WhisperRealtimeProtocol", "WhisperRealtimePort",
            "WhisperClockPort", "WhisperMessage",
            "WhisperSystemClock", "CWhisperProcess", argumentParser,
        ] + networking,
        path: "Sources/whisper-sync-devserver", swiftSettings: swift),
    .testTarget(
        name: "WhisperRealtimeTests",
        dependencies: [
            "WhisperInMemoryRealtime", "WhisperRealtimeNIO", "WhisperWebSocketFrames", "WhisperRealtimeSockets",
            "WhisperRealtimeContract", "WhisperRealtimePort", "WhisperRealtimeSupport",
            "WhisperTestSupport", "WhisperJSONText", "whisper-sync-devserver",
        ] + networking + [embeddedChannels],
        path: "Tests/Suites/RealtimeTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperDatabaseReaderTests",
        dependencies: [
            "WhisperDatabaseReader", "WhisperInMemoryRows", "WhisperRowPort", "WhisperRowContract",
            "WhisperSodiumSealing", "WhisperSecretMemory", "WhisperTestSupport", "WhisperTextCoding",
        ],
        path: "Tests/Suites/DatabaseReaderTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperWhatsAppBackupTests",
        dependencies: [
            "WhisperWhatsAppBackup", "WhisperPropertyList", "WhisperDatabaseReader", "WhisperInMemoryRows",
            "WhisperRowPort",
            "WhisperIngestionPort", "WhisperSodiumSealing", "WhisperSecretMemory", "WhisperTestSupport",
            "WhisperTextCoding",
        ],
        path: "Tests/Suites/WhatsAppBackupTests", exclude: ["python"], swiftSettings: swift),
    .testTarget(
        name: "WhisperWhatsAppAndroidTests",
        dependencies: [
            "WhisperWhatsAppAndroid", "WhisperWhatsAppRows", "WhisperWhatsAppContent", "WhisperWhatsAppEvents",
            "WhisperWhatsAppDatabases", "WhisperDatabaseGenerator", "WhisperDatabaseReader", "WhisperInMemoryRows",
            "WhisperRowPort",
            "WhisperIngestionPort", "WhisperIngestionContract", "WhisperMessage", "WhisperJSONText",
            "WhisperSodiumSealing", "WhisperSealingPort", "WhisperSecretMemory", "WhisperTestSupport",
        ],
        path: "Tests/Suites/WhatsAppAndroidTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperMediaTests",
        dependencies: [
            "WhisperOpenSSLMedia", "WhisperMediaPort", "WhisperMediaContract", "WhisperSecretMemory",
            "WhisperSealingPort", "WhisperSodiumSealing", "WhisperJSONText", "WhisperTextCoding", "WhisperTestSupport",
        ],
        path: "Tests/Suites/MediaTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperPageOutputTests",
        dependencies: [
            "WhisperPageContract", "WhisperPagePort", "WhisperInMemoryPages", "WhisperPageFolder", "WhisperSealedPages",
            "WhisperSodiumSealing", "WhisperPosixFiles",
        ],
        path: "Tests/Suites/PageOutputTests", swiftSettings: swift + hooks),
    .executableTarget(
        name: "whisper-search-data",
        dependencies: ["WhisperPageSearch", "WhisperPageFolder", "WhisperPagePort", "WhisperContacts"],
        path: "Tests/Tools/search-data", swiftSettings: swift),
    .testTarget(
        name: "WhisperPageSearchTests",
        dependencies: [
            "WhisperPageSearch", "WhisperPagePort", "WhisperInMemoryPages", "WhisperMessage", "WhisperContacts",
        ],
        path: "Tests/Suites/PageSearchTests", exclude: ["node"], swiftSettings: swift),
    .testTarget(
        name: "WhisperScreenTests",
        dependencies: [
            "WhisperScreenContract", "WhisperScreenPort", "WhisperInMemoryScreen", "WhisperTerminalScreen",
            "WhisperTerminalText",
        ],
        path: "Tests/Suites/ScreenTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperBrowserTests",
        dependencies: [
            "WhisperBrowser", "WhisperScreenPort", "WhisperScreenContract", "WhisperTerminalScreen",
            "WhisperTerminalText", "WhisperLocalization", "WhisperMessage", "WhisperContacts",
        ],
        path: "Tests/Suites/BrowserTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperPresenceTests",
        dependencies: [
            "WhisperPassphrasePresence", "WhisperPresencePort", "WhisperPresenceContract", "WhisperSealingPort",
            "WhisperSecretMemory", "WhisperSodiumSealing",
        ],
        path: "Tests/Suites/PresenceTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperQRCodeTests",
        dependencies: ["WhisperQRCode", "WhisperQRCodePort", "WhisperQRRendering", "WhisperQRCodeContract"],
        path: "Tests/Suites/QRCodeTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperChartsTests",
        dependencies: [
            "WhisperCharts", "WhisperMessage", "WhisperJSONText", "WhisperLocalization", "WhisperClockPort",
        ],
        path: "Tests/Suites/ChartsTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperPassphraseStrengthTests",
        dependencies: ["WhisperPassphraseStrength", "WhisperCore", "WhisperSodiumSealing", "WhisperTestSupport"],
        path: "Tests/Suites/PassphraseStrengthTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperSystemClockTests",
        dependencies: [
            "WhisperSystemClock", "WhisperClockPort", "WhisperClockContract", "WhisperMessage", "WhisperTestSupport",
        ],
        path: "Tests/Suites/SystemClockTests",
        swiftSettings: swift),
    .testTarget(
        name: "WhisperMessengerTests",
        dependencies: [
            "WhisperMessengerContract", "WhisperMessengerPort", "WhisperInMemoryMessenger", "WhisperRealtimeClient",
            "WhisperRealtime", "WhisperRealtimeHost", "WhisperRealtimeServer", "WhisperInMemoryRealtime",
            "WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperInMemoryStore", "WhisperPlainSQLiteStore",
            "WhisperSQLiteEngine",
            "WhisperArchive", "WhisperStorePort", "WhisperClockPort", "WhisperSystemClock", "WhisperMessage",
            "WhisperKeychainContract", "WhisperKeychainPort", "WhisperSodiumSealing", "WhisperSecretMemory",
        ],
        path: "Tests/Suites/MessengerTests", swiftSettings: swift),
    .executableTarget(
        name: "whisper-scripted-bridge",
        dependencies: [
            "WhisperTextCoding", "WhisperMediaPort",
            "WhisperBridgeProtocol", "WhisperJSONText", "WhisperSealingPort", "WhisperSodiumSealing",
            "WhisperSecretMemory", "WhisperPosixFiles",
        ],
        path: "Tests/Tools/scripted-bridge", swiftSettings: swift),
    .testTarget(
        name: "WhisperBridgeTests",
        dependencies: [
            "WhisperWhatsmeowBridge", "WhisperBridgeProtocol", "whisper-scripted-bridge", "WhisperIngestionContract",
            "WhisperIngestionPort",
            "WhisperClockPort", "WhisperMessage", "WhisperJSONText", "WhisperSecretMemory", "WhisperSystemClock",
            "WhisperMediaPort", "WhisperCore", "WhisperInMemoryStore",
            "WhisperArchive", "WhisperStorePort", "WhisperSodiumSealing", "WhisperTestSupport",
        ],
        path: "Tests/Suites/BridgeTests", exclude: ["Scenarios"], swiftSettings: swift),
    .testTarget(
        name: "WhisperRealtimeServerTests",
        dependencies: [
            "WhisperRealtimeServer", "WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperMessage",
            "WhisperTestSupport",
        ],
        path: "Tests/Suites/RealtimeServerTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperRealtimeSimulatorTests",
        dependencies: ["WhisperRealtimeSimulator", "WhisperRealtime", "whisper-simulate"],
        path: "Tests/Suites/RealtimeSimulatorTests", swiftSettings: swift + hooks),
    .testTarget(
        name: "WhisperMatrixTests", dependencies: ["WhisperMatrix", "WhisperMatrixSimulator"],
        path: "Tests/Suites/MatrixTests", swiftSettings: swift + hooks),
    .testTarget(
        name: "WhisperWhatsAppExportTests",
        dependencies: [
            "WhisperWhatsAppExport", "WhisperIngestionContract", "WhisperIngestionPort", "WhisperClockPort",
            "WhisperMessage", "WhisperJSONText",
            "WhisperExportGenerator",
        ],
        path: "Tests/Suites/WhatsAppExportTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperWhatsAppIOSTests",
        dependencies: [
            "WhisperWhatsAppIOS", "WhisperIOSDatabaseGenerator", "WhisperDatabaseGenerator",
            "WhisperIngestionContract", "WhisperIngestionPort", "WhisperRowPort", "WhisperInMemoryRows",
            "WhisperDatabaseReader", "WhisperSodiumSealing", "WhisperMessage",
            "WhisperJSONText", "WhisperTestSupport",
        ],
        path: "Tests/Suites/WhatsAppIOSTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperWhatsAppEventTests",
        dependencies: [
            "WhisperWhatsAppEvents", "WhisperWhatsAppContent", "WhisperIngestionPort", "WhisperMediaPort",
            "WhisperSecretMemory", "WhisperSodiumSealing", "WhisperMessage", "WhisperJSONText", "WhisperTestSupport",
            "WhisperTextCoding", "WhisperOpenSSLMedia",
        ],
        path: "Tests/Suites/WhatsAppEventTests", exclude: ["Fixtures", "make_events.py"], swiftSettings: swift),
    .testTarget(
        name: "WhisperCoreTests",
        dependencies: [
            "WhisperTextCoding",
            "WhisperCore", "WhisperInMemoryStore", "WhisperSodiumSealing", "WhisperSodiumCrypto", "WhisperSealingPort",
            "WhisperArchive", "WhisperStorePort",
            "WhisperIngestionPort", "WhisperBlobPort", "WhisperClockPort", "WhisperCryptoPort", "WhisperKeychainPort",
            "WhisperMediaPort", "WhisperFileBlobStore", "WhisperPresencePort", "WhisperSecretMemory",
            "WhisperKeyFingerprint", "WhisperEnvelope", "WhisperIdentity", "WhisperContacts", "WhisperPolicy",
            "WhisperMessage", "WhisperJSONText", "WhisperStoreContract", "WhisperMergeHistories",
            "WhisperIngestionContract", "WhisperKeychainContract", "WhisperNotifierPort", "WhisperNotifierContract",
            "WhisperServicePort",
            "WhisperPlainSQLiteStore",
            "WhisperSQLiteEngine", "WhisperFileKeychain", "WhisperRenewalPort", "WhisperRenewalContract",
            "WhisperTestSupport",
            .target(name: "WhisperSQLCipherStore", condition: .when(traits: ["SQLCipher"])),
        ],
        path: "Tests/Suites/WhisperCoreTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperVaultTests",
        dependencies: ["WhisperArchive", "WhisperVault", "WhisperKeychainContract", "WhisperTestSupport"],
        path: "Tests/Suites/VaultTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperIdentityTests",
        dependencies: [
            "WhisperIdentity", "WhisperContacts", "WhisperKeyFingerprint", "WhisperCryptoPort", "WhisperSealingPort",
            "WhisperSecretMemory", "WhisperMessage",
            "WhisperSodiumCrypto", "WhisperSodiumSealing", "WhisperTestSupport",
        ],
        path: "Tests/Suites/IdentityTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperPolicyTests", dependencies: ["WhisperPolicy", "WhisperContacts", "WhisperIdentity"],
        path: "Tests/Suites/PolicyTests",
        swiftSettings: swift),
    .testTarget(
        name: "WhisperPagesTests",
        dependencies: [
            "WhisperPages", "WhisperCharts", "WhisperMessage", "WhisperContacts", "WhisperLocalization",
            "WhisperClockPort", "WhisperJSONText",
        ],
        path: "Tests/Suites/PagesTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperPageExportTests",
        dependencies: [
            "WhisperPageExport", "WhisperInMemoryPages", "WhisperInMemoryStore", "WhisperMergeHistories",
            "WhisperSodiumSealing", "WhisperArchive", "WhisperStorePort", "WhisperClockPort", "WhisperMessage",
        ],
        path: "Tests/Suites/PageExportTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperLocalizationTests",
        dependencies: ["WhisperLocalization", "WhisperTranslations", "WhisperTestSupport"],
        path: "Tests/Suites/LocalizationTests", swiftSettings: swift),
    // The adapter is a program in Python; its tests are beside.
    .testTarget(
        name: "WhisperReferenceBridgeTests", path: "Tests/Suites/ReferenceBridgeTests", exclude: ["python"],
        swiftSettings: swift),
    .testTarget(
        name: "WhisperArchitectureTests",
        // Besides JSON, the modules that adapters need without their traits; one of the tests compiles these adapters.
        dependencies: [
            "WhisperJSONText", "WhisperKeychainPort", "WhisperCryptoPort", "WhisperNotifierPort", "WhisperRealtimePort",
            "WhisperServicePort", "WhisperIngestionPort", "WhisperBridgeProtocol", "WhisperPosixFiles",
            "CWhisperProcess",
        ],
        path: "Tests/Suites/ArchitectureTests", swiftSettings: swift),
    .testTarget(
        name: "WhisperEndToEndTests",
        dependencies: [
            "WhisperArchive", "WhisperVault",
            "WhisperCommand", "whisper", "whisper-bridge", "whisper-scripted-bridge", "whisper-sync",
            "whisper-sync-devserver",
            "WhisperDatabaseGenerator", "WhisperJSONText", "CWhisperProcess", "WhisperTestSupport",
            "WhisperLocalization", "WhisperMessage",
            "WhisperFileKeychain",
            "WhisperKeychainPort",
            "WhisperSecretMemory", "WhisperSodiumSealing", "WhisperPagePort",
        ],
        path: "Tests/Suites/EndToEndTests", exclude: ["Sync/python", "python"], swiftSettings: swift),
]

// MARK: - Package

/// What consumers depend on: the front door, the domain, the ports, the adapters, the contract kits.
let consumed: [String] =
    [
        "Vault", "Core",
        // The domain, and what stands beside it.
        "Message", "Archive", "Envelope", "Identity", "Contacts", "Policy", "JSONText", "WhatsAppEvents", "QRRendering",
        "Charts",
        "BridgeProtocol", "RealtimeProtocol", "Realtime", "RealtimeClient", "MatrixProtocol", "MatrixArrivals",
        "Matrix", "MatrixClient", "Messaging", "Pages", "PageExport", "PageSearch",
        // Ports.
        "ClockPort", "SecretMemory", "SealingPort", "CryptoPort", "KeychainPort", "PresencePort", "QRCodePort",
        "BlobPort",
        "StorePort", "RenewalPort", "IngestionPort", "RowPort", "NotifierPort", "RealtimePort",
        "MessengerPort", "PagePort", "ScreenPort", "MediaPort", "ServicePort",
        // Adapters.
        "SQLCipherStore", "PlainSQLiteStore", "InMemoryStore", "SodiumSealing", "SodiumCrypto", "SwiftCrypto",
        "FileKeychain", "KernelKeyring", "SecretService", "AppleKeychain", "FileBlobStore", "SystemClock",
        "WhatsAppExport", "WhatsAppAndroid", "WhatsAppIOS", "WhatsmeowBridge", "RealtimeNIO", "InMemoryRealtime",
        "InMemoryMessenger", "InMemoryRows", "DatabaseReader", "QRCode", "PassphrasePresence", "ApplePresence",
        "FreedesktopNotifier", "SystemdService", "OpenSSLMedia",
        "PageFolder", "SealedPages", "InMemoryPages", "TerminalScreen", "InMemoryScreen",
        // Contract kits.
        "StoreContract", "SealingContract", "CryptoContract", "KeychainContract", "RenewalContract", "BlobContract",
        "ClockContract", "IngestionContract", "QRCodeContract", "PresenceContract", "NotifierContract",
        "RealtimeContract", "MessengerContract", "RowContract", "PageContract", "ScreenContract", "MediaContract",
    ].map { "Whisper" + $0 }

/// What only the fuzzers, a package of their own, depend on.
let fuzzed: [String] =
    Context.environment["WHISPER_FUZZERS"] == nil
    ? []
    : [
        "WhisperWebSocketFrames", "WhisperWhatsAppBackup", "WhisperPropertyList", "WhisperExportGenerator",
        "WhisperDatabaseGenerator", "WhisperIOSDatabaseGenerator",
    ]

let libraries: [Product] = (consumed + fuzzed).map { .library(name: $0, targets: [$0]) }

// Every suite runs on threads of its own, and programs are run in one way.
for target in tests where target.type == .test {
    let named = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    for name in ["WhisperTestSupport", "WhisperTestThreads"] where !named.contains(name) {
        target.dependencies.append(.byName(name: name))
    }
}

/// What is built: everything, or the suites and programs that `WHISPER_TARGETS` names and what they need, such as where
/// only the engine is another. `whisper-reader` is what some need without depending on it.
let targets: [Target] = {
    let all = ports + sources + adapters + contracts + tests
    guard let named = Context.environment["WHISPER_TARGETS"] else { return all }
    var names = Set(named.split(separator: ",").map(String.init) + ["whisper-reader"])
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
    libraries
    + ["whisper", "whisper-bridge", "whisper-sync", "whisper-reader"].map { .executable(name: $0, targets: [$0]) }

let package = Package(
    name: "whisper",
    platforms: [.macOS(.v15)],
    products: products.filter { product in targets.contains { $0.name == product.name } },
    traits: [
        .trait(name: "SQLCipher", description: "The vault's engine is SQLCipher: encrypted vaults, and plain ones."),
        .trait(name: "PlainSQLite", description: "The vault's engine is the system's SQLite: plain vaults only."),
        .trait(name: "SecretService", description: "The desktop's keyring is among the keychains, through libsecret."),
        .trait(name: "Bridge", description: "Live sources through a bridge in a process of its own: swift-subprocess."),
        .trait(name: "Notifications", description: "Desktop notifications by GIO, and reports to systemd."),
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
