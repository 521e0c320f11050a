// swift-tools-version: 6.2
import PackageDescription

/// Fuzzers, apart from the package, because each is a program whose main function is libFuzzer's.
let swift: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

func fuzzer(_ name: String, _ products: [String], _ helpers: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: products.map { .product(name: $0, package: "whisper") } + helpers,
        swiftSettings: swift)
}

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "whisper", path: "../..")],
    targets: [
        fuzzer(
            "FuzzExportParser", ["WhisperWhatsAppExport", "WhisperIngestionPort", "WhisperClockPort", "WhisperMessage"]),
        fuzzer(
            "FuzzZipReader", ["WhisperWhatsAppExport", "WhisperIngestionPort", "WhisperClockPort", "WhisperMessage"]),
        fuzzer("FuzzJSON", ["WhisperJSONText", "WhisperMessage"]),
        fuzzer("FuzzWhatsAppEvents", ["WhisperWhatsAppEvents", "WhisperIngestionPort", "WhisperMessage"]),
        fuzzer("FuzzIOSMetadata", ["WhisperWhatsAppIOS"]),
        // Files of whisper-reader, compiled again: the one library is the system's SQLite, as there.
        .target(
            name: "CReader", cSettings: [.headerSearchPath("stand-ins")], linkerSettings: [.linkedLibrary("sqlite3")]),
        fuzzer(
            "FuzzDatabase",
            [
                "WhisperWhatsAppAndroid", "WhisperWhatsAppIOS", "WhisperIngestionPort", "WhisperRowPort",
                "WhisperSealingPort", "WhisperSodiumSealing", "WhisperExportGenerator", "WhisperDatabaseGenerator",
                "WhisperIOSDatabaseGenerator",
            ], ["CReader"]),
        .target(name: "Armor", swiftSettings: swift),
        fuzzer(
            "FuzzBundle",
            ["WhisperIdentity", "WhisperContacts", "WhisperCryptoPort", "WhisperSecretMemory", "WhisperSodiumCrypto"],
            ["Armor"]),
        fuzzer(
            "FuzzBackup",
            [
                "WhisperIdentity", "WhisperSealingPort", "WhisperSecretMemory", "WhisperSodiumCrypto",
                "WhisperSodiumSealing",
            ], ["Armor"]),
        fuzzer("FuzzEnvelope", ["WhisperEnvelope", "WhisperCryptoPort", "WhisperSodiumCrypto"]),
        fuzzer("FuzzBridgeProtocol", ["WhisperBridgeProtocol"]),
        fuzzer("FuzzRealtimeFrames", ["WhisperRealtimeProtocol", "WhisperRealtimePort", "WhisperJSONText"]),
        fuzzer("FuzzMatrix", ["WhisperMatrixProtocol", "WhisperRealtimePort"]),
        fuzzer("FuzzWebSocket", ["WhisperWebSocketFrames", "WhisperRealtimePort"]),
        // The decoder is no part of a product: it is compiled again, by a link to its file.
        fuzzer("FuzzTerminalInput", ["WhisperScreenPort"]),
        fuzzer("FuzzContainer", ["WhisperWhatsAppBackup", "WhisperRowPort"]),
        fuzzer("FuzzKeyFile", ["WhisperWhatsAppBackup", "WhisperRowPort"]),
        fuzzer("FuzzPropertyList", ["WhisperPropertyList"]),
        fuzzer("FuzzKeyBag", ["WhisperWhatsAppBackup"]),
        fuzzer("FuzzPicture", ["WhisperQRCode", "WhisperQRCodePort"]),
    ]
)
