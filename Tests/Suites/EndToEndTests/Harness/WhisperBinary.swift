import Foundation

/// Where the built command is: beside the test bundle.
enum WhisperBinary {
    static let path: String = {
        var places = [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"]
        if let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            places.append(executable)
        }
        let candidates = places.map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("whisper").path
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "whisper"
    }()

    /// The path of another program that was built beside it.
    static func path(of program: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(program).path
    }
}
