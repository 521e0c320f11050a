import Foundation

/// Programs that the tests ask.
enum Tool {
    struct Failed: Error {
        let tool: String
        let status: Int32
    }

    /// Whether there is such a program.
    static func exists(_ name: String) -> Bool { path(of: name) != nil }

    /// What a program prints.
    static func run(_ name: String, _ arguments: [String], in directory: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(of: name) ?? name)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failed(tool: name, status: process.terminationStatus) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
