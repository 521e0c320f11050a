public import WhisperClockPort
import WhisperPosixFiles

/// The system's tz database: one file per zone, in the format of RFC 8536.
public struct TimeZoneDatabase: TimeZoneSource {
    private let directory: String
    private let variable: String?
    private let localTimePath: String
    private let zoneNamePath: String

    /// Creates access to the database in a directory.
    ///
    /// - Parameters:
    ///   - directory: The directory of the zone files.
    ///   - variable: The value of the environment variable TZ; nil if it is not set.
    ///   - localTimePath: The file of this machine's zone, or a link to one.
    ///   - zoneNamePath: A file that may contain the zone's name.
    public init(
        directory: String = "/usr/share/zoneinfo", variable: String?, localTimePath: String = "/etc/localtime",
        zoneNamePath: String = "/etc/timezone"
    ) {
        self.directory = directory
        self.variable = variable
        self.localTimePath = localTimePath
        self.zoneNamePath = zoneNamePath
    }

    /// The zone with this name, such as `Europe/Berlin`; `UTC` always exists.
    ///
    /// Names that would lead out of the directory are not found.
    public func zone(named identifier: String) -> (any TimeZoneRules)? {
        guard TimeZoneDatabase.isSafe(identifier) else { return nil }
        if let file = TimeZoneDatabase.file(at: directory + "/" + identifier) {
            return ZoneRules(identifier: identifier, file: file)
        }
        return identifier == "UTC" ? UniversalTime() : nil
    }

    /// The zone that TZ names or the rule that it contains; otherwise the machine's; UTC if neither can be determined.
    ///
    /// As usual, an empty or invalid TZ means UTC.
    public func localZone() -> any TimeZoneRules {
        guard let variable else { return machineZone() ?? UniversalTime() }
        let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
        if name.hasPrefix("/") { return zone(at: name) ?? UniversalTime() }
        if let zone = zone(named: name) { return zone }
        return PosixTimeZone(name).map { ZoneRules(identifier: name, rule: $0) } ?? UniversalTime()
    }

    private func machineZone() -> (any TimeZoneRules)? {
        if let target = try? Files.linkTarget(localTimePath), let name = TimeZoneDatabase.name(inPath: target),
            let zone = zone(named: name)
        {
            return zone
        }
        return zone(at: localTimePath)
    }

    /// The zone in a file at any path, with its name if that can be determined.
    private func zone(at path: String) -> (any TimeZoneRules)? {
        if let name = TimeZoneDatabase.name(inPath: path), let zone = zone(named: name) { return zone }
        guard let bytes = TimeZoneDatabase.bytes(at: path), let file = TimeZoneFile(bytes) else { return nil }
        return ZoneRules(identifier: machineZoneName(bytes) ?? "localtime", file: file)
    }

    /// The name in the file for it, provided that it is the zone with these bytes.
    private func machineZoneName(_ bytes: [UInt8]) -> String? {
        guard let text = try? Files.read(zoneNamePath, limit: 4_096, followingLinks: true) else { return nil }
        let name = String(decoding: text.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
        guard TimeZoneDatabase.isSafe(name) else { return nil }
        return TimeZoneDatabase.bytes(at: directory + "/" + name) == bytes ? name : nil
    }

    /// The part of a path after `zoneinfo/`.
    private static func name(inPath path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let start = parts.lastIndex(of: "zoneinfo") else { return nil }
        let name = parts[(start + 1)...].drop { $0 == "posix" }
        return name.isEmpty ? nil : name.joined(separator: "/")
    }

    /// Whether a name stays within the directory: components of letters, digits, `_`, `-` and `+`, none of them hidden
    /// or empty.
    private static func isSafe(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return name.utf8.count <= 100
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                            UInt8(ascii: "+"):
                            true
                        default: false
                        }
                    }
            }
    }

    private static func file(at path: String) -> TimeZoneFile? {
        bytes(at: path).flatMap { TimeZoneFile($0) }
    }

    private static func bytes(at path: String) -> [UInt8]? {
        try? Files.read(path, limit: TimeZoneFile.largestSize, followingLinks: true)
    }
}
