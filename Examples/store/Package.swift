// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "store",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "whisper", path: "../..")],
    targets: [
        .target(
            name: "NotebookStore",
            dependencies: [
                .product(name: "WhisperStorePort", package: "whisper"),
                .product(name: "WhisperMessage", package: "whisper"),
                .product(name: "WhisperClockPort", package: "whisper"),
                .product(name: "WhisperJSONText", package: "whisper"),
            ], swiftSettings: strict),
        .testTarget(
            name: "NotebookStoreTests",
            dependencies: ["NotebookStore", .product(name: "WhisperStoreContract", package: "whisper")],
            swiftSettings: strict),
    ]
)
