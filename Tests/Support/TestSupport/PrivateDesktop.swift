import Foundation

/// A notification service on a separate bus and in a separate directory, without a screen.
///
/// The service is python-dbusmock's: it behaves according to the specification, and logs its calls.
///
/// Unchecked, since processes are started and ended by one test at a time; the laws only open connections.
public final class PrivateDesktop: @unchecked Sendable {
    private let directory: URL
    private var bus: RunningProcess?
    private var service: RunningProcess?
    /// The capabilities that the service declares.
    public let capabilities: String
    /// The address of the bus.
    public let address: String

    /// Debian's own Python comes first: it has the package even if another Python on the path does not.
    private static let python: String? = ["/usr/bin/python3", ChildProcess.path(of: "python3")].compactMap(\.self).first
    {
        (try? run($0, ["-c", "import dbus, dbusmock; print(1)"])) == "1\n"
    }

    /// Why it is unavailable here; nil if it is available.
    public static let obstacle: String? =
        ChildProcess.path(of: "dbus-daemon") == nil
        ? "dbus-daemon is missing" : python == nil ? "python3-dbusmock is missing" : nil

    /// Starts a bus with a service that has these capabilities, or without a service.
    public init(withService hasService: Bool = true, capabilities: String = "body body-markup") throws {
        self.capabilities = capabilities
        directory = FileManager.default.temporaryDirectory.appending(path: "wn-\(UUID().uuidString.prefix(8))")
        address = "unix:path=\(directory.path)/bus"
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        try startBus()
        if hasService { try start() }
    }

    deinit {
        resume()
        stop()
        stopBus()
        try? FileManager.default.removeItem(at: directory)
    }

    /// Why there is no desktop although one was expected.
    public enum Failure: Error {
        case serviceDoesNotComeUp
    }

    // MARK: The bus

    /// Starts the bus, at the same address as before.
    public func startBus() throws {
        let configuration = directory.appending(path: "bus.conf")
        // Without service folders, so that the bus starts none of the system's services.
        try Data(
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig>
              <type>session</type>
              <listen>\(address)</listen>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """.utf8
        ).write(to: configuration)
        let process = try RunningProcess(
            "dbus-daemon", ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"])
        try process.waitForOutput { $0.contains("\n") }
        bus = process
    }

    /// Ends the bus.
    public func stopBus() {
        if let bus { Self.end(bus) }
        bus = nil
        try? FileManager.default.removeItem(at: directory.appending(path: "bus"))
    }

    /// Suspends the bus.
    public func stallBus() { if let bus { bus.send(SIGSTOP) } }

    // MARK: The service

    /// Starts the service, with an empty screen.
    public func start() throws {
        let parameters = "{\"capabilities\": \"\(capabilities)\"}"
        let process = try RunningProcess(
            Self.python ?? "",
            ["-m", "dbusmock", "--template", "notification_daemon", "--parameters", parameters, "-l", "/dev/null"],
            environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        service = process
        for _ in 0..<1_200 {
            let answer = try Self.run(
                "dbus-send",
                ["--bus=\(address)", "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus"]
                    + ["org.freedesktop.DBus.NameHasOwner", "string:org.freedesktop.Notifications"])
            if answer.contains("boolean true") { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw Failure.serviceDoesNotComeUp
    }

    /// Ends the service, and with it everything on the screen.
    public func stop() {
        if let service { Self.end(service) }
        service = nil
    }

    /// Suspends the service, so that it does not respond.
    public func stall() { if let service { service.send(SIGSTOP) } }

    /// Resumes what was suspended.
    public func resume() {
        for process in [service, bus] { process?.send(SIGCONT) }
    }

    // MARK: The screen

    /// A call to the service, as transmitted on the bus.
    public struct Call: Decodable, Sendable {
        /// The method of the interface.
        public var method: String
        /// The title, as it was given.
        public var summary: String?
        /// The body, with its markup.
        public var body: String?
        /// The text of the body as an XML parser reads it, without elements; nil if it is not well-formed.
        public var text: String?
        /// The notification's number.
        public var number: Int
        /// Its hints, as text.
        public var hints: [String: String]?
    }

    /// The calls to show and remove notifications, in order; `number` is the notification's.
    public func calls() throws -> [Call] {
        let script = """
            import dbus, json, xml.etree.ElementTree as tree
            bus = dbus.bus.BusConnection("\(address)")
            name, path = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
            found, numbers = [], 0
            def read(markup):
                try:
                    return tree.fromstring("<p>" + markup + "</p>").text or ""
                except tree.ParseError:
                    return None
            for _, method, args in bus.get_object(name, path).GetCalls(
                    dbus_interface="org.freedesktop.DBus.Mock"):
                if method == "Notify":
                    if not args[1]:
                        numbers += 1
                    found.append({"method": "Notify", "summary": args[3], "body": args[4], "text": read(args[4]),
                        "number": int(args[1]) or numbers,
                        "hints": {str(k): str(v) for k, v in args[6].items()}})
                elif method == "CloseNotification":
                    found.append({"method": "CloseNotification", "number": int(args[0])})
            print(json.dumps(found))
            """
        let answer = try Self.run(Self.python ?? "", ["-c", script])
        return try JSONDecoder().decode([Call].self, from: Data(answer.utf8))
    }

    /// Dismisses everything, as a click on each notification does.
    public func dismissAll() throws {
        for number in 1...9 {
            _ = try Self.run(
                "dbus-send",
                ["--bus=\(address)", "--print-reply", "--dest=org.freedesktop.Notifications"] + [
                    "/org/freedesktop/Notifications", "org.freedesktop.Notifications.CloseNotification",
                    "uint32:\(number)",
                ])
        }
    }

    // MARK: Processes

    /// With a signal that cannot be blocked.
    private static func end(_ process: RunningProcess) {
        process.send(SIGKILL)
        process.finish()
    }

    private static func run(_ tool: String, _ arguments: [String]) throws -> String {
        try ChildProcess.run(tool, arguments, seconds: 120).output
    }
}
