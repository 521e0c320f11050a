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
        fuzzer("FuzzExportParser", ["WhatsAppExport", "IngestionPort", "ClockPort", "Message"]),
        fuzzer("FuzzZipReader", ["WhatsAppExport", "IngestionPort", "ClockPort", "Message"]),
        fuzzer("FuzzJSON", ["JSONText", "Message"]),
        fuzzer("FuzzWhatsAppEvents", ["WhatsAppEvents", "IngestionPort", "Message"]),
        .target(name: "Armor", swiftSettings: swift),
        fuzzer("FuzzBundle", ["Identity", "Contacts", "CryptoPort", "SecretMemory", "SodiumCrypto"], ["Armor"]),
        fuzzer("FuzzBackup", ["Identity", "SealingPort", "SecretMemory", "SodiumCrypto", "SodiumSealing"], ["Armor"]),
        fuzzer("FuzzEnvelope", ["Envelope", "CryptoPort", "SodiumCrypto"]),
        fuzzer("FuzzBridgeProtocol", ["BridgeProtocol"]),
        fuzzer("FuzzRealtimeFrames", ["RealtimeProtocol", "RealtimePort", "JSONText"]),
        fuzzer("FuzzWebSocket", ["WebSocketFrames", "RealtimePort"]),
        fuzzer("FuzzPicture", ["QRCode", "QRCodePort"]),
    ]
)
