import Foundation

/// The folder where generated files and vaults are stored between runs.
struct Place {
    private let folder: String

    /// Makes the folder if it is missing.
    init(_ path: String) throws {
        folder = URL(fileURLWithPath: path).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// The path of something in it.
    func file(_ name: String) -> String { folder + "/" + name }

    /// The path of a folder in it that is empty.
    func emptyFolder(_ name: String) throws -> String {
        let path = file(name)
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// Removes something in it.
    func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: file(name))
    }

    /// Whether there is something of this name in it.
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }
}

/// The machine that figures were measured on.
enum Machine {
    /// Its processor, cores, memory and system in one line.
    static var description: String {
        let processor =
            lines(of: "/proc/cpuinfo").first { $0.hasPrefix("model name") }?
            .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
        let system =
            lines(of: "/etc/os-release").first { $0.hasPrefix("PRETTY_NAME=") }?
            .dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            ?? "unknown system"
        let memory = Double(ProcessInfo.processInfo.physicalMemory) / Double(1 << 30)
        return "\(processor), \(ProcessInfo.processInfo.processorCount) cores, "
            + "\(String(format: "%.0f", memory)) GiB, \(system)"
    }

    /// The time that processors have spent on this process so far, in seconds, all threads together.
    static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The memory of this process that is resident, in megabytes.
    static var residentMegabytes: Double {
        let pages = lines(of: "/proc/self/statm").first?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / Double(1 << 20)
    }

    private static func lines(of path: String) -> [Substring] {
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
    }
}
