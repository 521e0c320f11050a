import Localization

/// What the program is: `whisper-bridge`, which runs bridges. They need the network; it has no networking code itself.
enum ProgramRole {
    /// Whether this process and its children give up the network before a vault is opened: bridges could not work.
    static let deniesNetwork = false

    /// Does what a command asks for.
    static func perform(_ work: any BridgeWork, in context: Context) async throws {
        #if Bridge
            switch work {
            case let work as BridgeInstallCommand: try await ReferenceInstallation(context).run(work)
            case let work as BridgePairCommand: try await BridgePairing(context).run(work)
            case let work as BridgeRunCommand: try await BridgeReading(context).run(work)
            case let work as BridgeLogoutCommand: try await BridgeLogout(context).run(work)
            default: throw CommandFailure(.internalError, BridgeText.unsupported)
            }
        #else
            throw CommandFailure(FailureCode("no-bridge-support", .failure), BridgeText.unsupported)
        #endif
    }
}
