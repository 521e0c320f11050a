import WhisperArchive
public import WhisperClockPort
public import WhisperServicePort
public import WhisperStorePort

/// Keeps a manager of services informed while a program runs (CLI-4).
///
/// No timer alone reports that the program is alive: each report follows a probe that succeeded, such as a look into the
/// vault. A program whose vault does not answer, or whose tasks no longer run, falls silent and is restarted.
public struct ServiceWatch: Sendable {
    private let manager: (any ServiceManager)?
    private let clock: any MonotonicClock
    private let status: @Sendable () -> String?
    private let probe: @Sendable () async -> Bool

    /// Creates a watch.
    /// - Parameters:
    ///   - manager: The manager of services; nil if there is none.
    ///   - clock: Measures the time between two probes.
    ///   - status: The program's state in one line; nil to leave the last one.
    ///   - probe: Whether the program's work proceeds. It may take any time; the program is silent meanwhile.
    public init(
        _ manager: (any ServiceManager)?, clock: any MonotonicClock, status: @escaping @Sendable () -> String?,
        probe: @escaping @Sendable () async -> Bool
    ) {
        self.manager = manager
        self.clock = clock
        self.status = status
        self.probe = probe
    }

    /// Creates a watch whose probe is a look into the vault that the program works on.
    /// - Parameter manager: The manager of services; nil if there is none.
    public init(
        _ manager: (any ServiceManager)?, of store: any VaultStore, clock: any MonotonicClock,
        status: @escaping @Sendable () -> String?
    ) {
        self.init(manager, clock: clock, status: status) {
            do throws(StoreError) {
                _ = try await store.setting(ServiceWatch.probed)
                return true
            } catch {
                return false
            }
        }
    }

    /// A setting that is never set.
    private static let probed = "service.probe"

    /// Reports until the task is cancelled; returns at once if no manager watches the program.
    public func run() async {
        guard let manager, let interval = manager.watchdogInterval else { return }
        while !Task.isCancelled {
            if await probe(), !Task.isCancelled {
                manager.alive()
                if let line = status() { manager.report(line) }
            }
            await clock.wait(for: interval)
        }
    }
}
