// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "sealing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "whisper", path: "../..")],
    targets: [
        .executableTarget(
            name: "sealing", dependencies: [.product(name: "WhisperVault", package: "whisper")],
            swiftSettings: [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
            ])
    ]
)
