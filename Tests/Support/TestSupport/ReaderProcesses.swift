import Foundation

/// The processes of `whisper-reader` that are there.
public enum ReaderProcesses {
    /// Those that a process started.
    public static func children(of parent: Int32) -> [Int32] {
        all().filter { process in
            guard let status = KernelFile.text("/proc/\(process)/stat"), let name = status.lastIndex(of: ")") else {
                return false
            }
            // Behind the name, which may hold anything: the state, then the parent.
            let fields = status[name...].split(separator: " ")
            return fields.count > 2 && Int32(fields[2]) == parent
        }
    }

    /// Those whose file is below a folder. A process that may not be traced shows its files to root only.
    public static func reading(below folder: String) -> [Int32] {
        let folder = URL(filePath: folder).resolvingSymlinksInPath().path
        return all().filter { process in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/3")
            return target?.hasPrefix(folder) == true
        }
    }

    private static func all() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { process in
            process != getpid() && KernelFile.text("/proc/\(process)/comm")?.hasPrefix("whisper-reader") == true
        }
    }
}
