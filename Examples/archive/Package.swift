// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "archive",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "whisper", path: "../..")],
    targets: [
        .executableTarget(
            name: "archive",
            dependencies: [.product(name: "WhisperVault", package: "whisper"), "Contacts", "Command"],
            swiftSettings: strict),
        // An app has targets of its own, and these names are common: none of Whisper's may be in their way.
        .target(name: "Contacts", swiftSettings: strict),
        .target(name: "Command", swiftSettings: strict),
    ]
)
