import WhisperLocalization
import WhisperPosixFiles

/// The services of this program that systemd knows for the user, by its files: nothing is asked of systemd (CLI-9).
struct ServiceUnits {
    /// The names of the units that can be enabled.
    private static let names = ["whisper-bridge.service", "whisper-sync.service", "whisper-retention.timer"]
    /// The targets that enabled units hang on.
    private static let targets = ["default.target.wants", "timers.target.wants"]

    private let folders: [String]

    /// Looks in the folders in which systemd looks for a user's units.
    init(_ environment: Environment) {
        let home = environment.nonEmpty("HOME")
        let configuration = environment.nonEmpty("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
        let data = environment.nonEmpty("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
        let shared = environment.nonEmpty("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        let bases = [configuration, "/etc", data].compactMap(\.self) + shared.split(separator: ":").map(String.init)
        folders = bases.map { $0 + "/systemd/user" }
    }

    /// What `doctor` shows of them.
    var finding: Finding {
        let enabled = ServiceUnits.names.filter(isEnabled)
        let installed = ServiceUnits.names.filter(isInstalled)
        let text: DoctorText = !enabled.isEmpty ? .servicesEnabled : installed.isEmpty ? .servicesNone : .servicesIdle
        let shown = enabled.isEmpty ? installed : enabled
        return Finding(
            subject: .services, verdict: .fine,
            value: LocalizedMessage(text, ["units": .list(shown)]))
    }

    private func isInstalled(_ name: String) -> Bool { exists([name]) }

    private func isEnabled(_ name: String) -> Bool { exists(ServiceUnits.targets.map { $0 + "/" + name }) }

    /// Whether one of these is in one of the folders. A folder that cannot be searched has none.
    private func exists(_ places: [String]) -> Bool {
        folders.contains { folder in
            places.contains { (try? Files.exists(folder + "/" + $0)) == true }
        }
    }
}
