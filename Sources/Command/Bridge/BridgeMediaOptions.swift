package import ArgumentParser
import WhisperLocalization
package import WhisperMessage

/// Which files of live messages are fetched, and how (ING-6).
package struct BridgeMediaOptions: ParsableArguments {
    @Option(name: .long, help: .text(BridgeText.mediaOption, value: "CHOICE"))
    package var media: MediaChoice?

    @OptionGroup package var bounds: MediaBounds

    package init() {}

    /// Throws if a value is invalid.
    package func check() throws(CommandFailure) { try bounds.check() }

    /// Which files are fetched as they arrive: the option, else the configuration file, else all of them.
    package func choice(_ configuration: Configuration) throws(CommandFailure) -> MediaChoice {
        if let media { return media }
        return try configuration.choice(.bridgeMedia) ?? .all
    }
}

/// How large files of live messages may be, and how fast they are fetched.
package struct MediaBounds: ParsableArguments {
    @Option(name: .long, help: .text(BridgeText.mediaLimit, value: "N", fallback: BridgeNumber.maxFileSize.fallback))
    package var maxFileSize: Int?

    @Option(name: .long, help: .text(BridgeText.mediaRate, value: "N", fallback: BridgeNumber.maxRate.fallback))
    package var maxRate: Int?

    package init() {}

    /// Throws if a value is invalid.
    package func check() throws(CommandFailure) {
        _ = try limit(Configuration())
        _ = try rate(Configuration())
    }

    /// The maximum size of a file in bytes.
    package func limit(_ configuration: Configuration) throws(CommandFailure) -> Int {
        try BridgeNumber.maxFileSize.value(maxFileSize, configuration) << 20
    }

    /// The maximum rate in bytes per second; nil for no limit.
    package func rate(_ configuration: Configuration) throws(CommandFailure) -> Int? {
        let rate = try BridgeNumber.maxRate.value(maxRate, configuration)
        return rate > 0 ? rate << 10 : nil
    }
}

/// Which files of live messages are fetched as they arrive. Raw values are those of `--media`.
package enum MediaChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// None; `whisper bridge fetch` fetches them later.
    case nothing = "none"
    /// Pictures and stickers.
    case images
    /// All.
    case all

    /// Whether the files of messages of a kind are fetched.
    package func includes(_ kind: ContentKind) -> Bool {
        switch self {
        case .nothing: false
        case .images: kind == .image || kind == .sticker
        case .all: true
        }
    }
}
