// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "keychain",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "whisper", path: "../..")],
    targets: [
        .target(
            name: "NotesKeychain", dependencies: [.product(name: "WhisperKeychainPort", package: "whisper")],
            swiftSettings: strict),
        .testTarget(
            name: "NotesKeychainTests",
            dependencies: [
                "NotesKeychain", .product(name: "WhisperKeychainContract", package: "whisper"),
                .product(name: "WhisperSodiumSealing", package: "whisper"),
            ], swiftSettings: strict),
    ]
)
