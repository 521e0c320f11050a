#if SecretService
    import Foundation
    import WhisperTestSupport
    import Testing

    /// A gnome-keyring daemon on a private bus, in a private directory, isolated from other keyrings.
    // Processes are started and ended by one test at a time; the laws only open connections.
    final class PrivateKeyring: @unchecked Sendable {
        private let directory: URL
        private let bus: RunningProcess
        private var daemon: RunningProcess?
        /// The address of the bus.
        let address: String

        /// Why it is unavailable here; nil if it is available.
        static var obstacle: Comment? {
            for tool in ["dbus-daemon", "gnome-keyring-daemon"] where ChildProcess.path(of: tool) == nil {
                return "\(tool) is missing"
            }
            return nil
        }

        /// Starts a bus with an unlocked keyring, or without a service.
        init(withDaemon hasDaemon: Bool = true) throws {
            directory = FileManager.default.temporaryDirectory.appending(path: "wk-\(UUID().uuidString.prefix(8))")
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            let configuration = directory.appending(path: "bus.conf")
            // Without service folders, so that the bus starts none of the system's services.
            try Data(
                """
                <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
                 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
                <busconfig>
                  <type>session</type>
                  <listen>unix:path=\(directory.path)/bus</listen>
                  <policy context="default">
                    <allow send_destination="*" eavesdrop="true"/>
                    <allow eavesdrop="true"/>
                    <allow own="*"/>
                  </policy>
                </busconfig>
                """.utf8
            ).write(to: configuration)
            bus = try RunningProcess(
                "dbus-daemon", ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"])
            address = try bus.waitForOutput { $0.contains("\n") }.trimmingCharacters(in: .whitespacesAndNewlines)
            if hasDaemon { try start(unlockedBy: "password") }
        }

        deinit {
            stop()
            Self.end(bus)
            try? FileManager.default.removeItem(at: directory)
        }

        /// Starts the daemon; with the keyring's password it is unlocked, and created if necessary.
        func start(unlockedBy password: String? = nil) throws {
            let process = try RunningProcess(
                "gnome-keyring-daemon",
                ["--foreground", "--components=secrets"] + (password == nil ? [] : ["--unlock"]),
                environment: [
                    "DBUS_SESSION_BUS_ADDRESS": address, "HOME": directory.path, "XDG_RUNTIME_DIR": directory.path,
                    "XDG_DATA_HOME": directory.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
                ], input: password ?? "")
            daemon = process
            try waitForService()
        }

        /// Ends the daemon; its keyring stays on disk.
        func stop() {
            if let daemon { Self.end(daemon) }
            daemon = nil
        }

        /// Locks the collection that contains the secrets.
        func lock() throws {
            _ = try call("Lock", "array:objpath:/org/freedesktop/secrets/collection/login")
        }

        /// Calls the service directly, and returns the output of dbus-send.
        func call(_ method: String, _ arguments: String...) throws -> String {
            try Self.run(
                "dbus-send",
                ["--bus=\(address)", "--print-reply", "--dest=org.freedesktop.secrets", "/org/freedesktop/secrets"]
                    + ["org.freedesktop.Secret.Service.\(method)"] + arguments)
        }

        /// The contents of all keyring files, as text.
        func files() throws -> [String] {
            let folder = directory.appending(path: "keyrings")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.contains("login.keyring"))
            return try names.map { String(decoding: try Data(contentsOf: folder.appending(path: $0)), as: UTF8.self) }
        }

        private func waitForService() throws {
            for _ in 0..<2_400 {
                let answer = try Self.run(
                    "dbus-send",
                    ["--bus=\(address)", "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus"]
                        + ["org.freedesktop.DBus.NameHasOwner", "string:org.freedesktop.secrets"])
                if answer.contains("boolean true") { return }
                Thread.sleep(forTimeInterval: 0.05)
            }
            Issue.record("the daemon does not come up")
        }

        /// With a signal that cannot be blocked.
        private static func end(_ process: RunningProcess) {
            process.send(SIGKILL)
            process.finish()
        }

        private static func run(_ tool: String, _ arguments: [String]) throws -> String {
            try ChildProcess.run(tool, arguments, seconds: 120).output
        }
    }
#endif
