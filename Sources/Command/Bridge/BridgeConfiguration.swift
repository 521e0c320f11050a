/// The settings for reading live messages: from the options, else the configuration file, else the defaults (ING-3,
/// CLI-6).
package struct BridgeConfiguration: Sendable {
    /// Whether the phone's history is imported.
    package let takesHistory: Bool
    /// The maximum number of messages of the history; nil for no limit.
    package let historyLimit: Int?
    /// The time between two requests for history, in milliseconds.
    package let historyInterval: Int
    /// How many messages of history are committed together.
    package let batchSize: Int
    /// The maximum number of consecutive retries after a failure, for failures that are not retried indefinitely.
    package let retries: Int
    /// The delay before the second retry.
    package let firstDelay: Duration
    /// The number of days after which a session must be paired again.
    package let sessionTimeout: Int

    /// Combines the options and the configuration file.
    package init(_ options: BridgeOptions, _ configuration: Configuration) throws(CommandFailure) {
        takesHistory = !options.noHistory && configuration.flag(.bridgeHistory) != false
        let limit = try BridgeNumber.historyLimit.value(options.historyLimit, configuration)
        historyLimit = limit > 0 ? limit : nil
        historyInterval = try BridgeNumber.historyInterval.value(options.historyInterval, configuration)
        batchSize = try BridgeNumber.batchSize.value(options.batchSize, configuration)
        retries = try BridgeNumber.retries.value(options.retries, configuration)
        firstDelay = .milliseconds(try BridgeNumber.firstDelay.value(options.firstDelay, configuration))
        sessionTimeout = try BridgeNumber.sessionTimeout.value(options.sessionTimeout, configuration)
    }

    /// The number of days after which a session must be paired again, where no option says otherwise.
    package static func sessionTimeout(_ configuration: Configuration) throws(CommandFailure) -> Int {
        try BridgeNumber.sessionTimeout.value(nil, configuration)
    }
}

/// A numeric setting of a bridge: its notation and its default.
enum BridgeNumber {
    case historyLimit, historyInterval, batchSize, retries, firstDelay, sessionTimeout, maxFileSize, maxRate

    /// The default.
    var fallback: Int {
        switch self {
        case .historyLimit: 50_000
        case .historyInterval: 1_000
        case .batchSize: 100
        case .retries: 5
        case .firstDelay: 2_000
        case .sessionTimeout: 30
        case .maxFileSize: 64
        case .maxRate: 0
        }
    }

    private var range: ClosedRange<Int> {
        switch self {
        case .historyLimit: 0...1_000_000_000
        case .historyInterval: 0...3_600_000
        case .batchSize: 1...1_000
        case .retries: 0...1_000
        case .firstDelay: 1...60_000
        case .sessionTimeout: 1...3_650
        case .maxFileSize: 1...1_024
        case .maxRate: 0...1_048_576
        }
    }

    private var setting: Configuration.Key {
        switch self {
        case .historyLimit: .bridgeHistoryLimit
        case .historyInterval: .bridgeHistoryInterval
        case .batchSize: .bridgeBatchSize
        case .retries: .bridgeRetries
        case .firstDelay: .bridgeFirstDelay
        case .sessionTimeout: .bridgeSessionTimeout
        case .maxFileSize: .bridgeMaxFileSize
        case .maxRate: .bridgeMaxRate
        }
    }

    private var option: String {
        switch self {
        case .historyLimit: "--history-limit"
        case .historyInterval: "--history-interval"
        case .batchSize: "--batch-size"
        case .retries: "--retries"
        case .firstDelay: "--first-delay"
        case .sessionTimeout: "--session-timeout"
        case .maxFileSize: "--max-file-size"
        case .maxRate: "--max-rate"
        }
    }

    /// The number that applies: the option overrides the configuration file.
    func value(_ given: Int?, _ configuration: Configuration) throws(CommandFailure) -> Int {
        if let given { return try NumberRange(range).check(given, of: option) }
        if let text = configuration[setting] { return try NumberRange(range).read(text, of: setting.rawValue) }
        return fallback
    }
}
