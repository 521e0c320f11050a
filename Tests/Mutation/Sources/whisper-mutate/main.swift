// Plants mutations in a copy of the package, each behind a switch (R14).
//
//   whisper-mutate TREE MUTANTS EXCLUDED FOLDER...
//
// TREE is a copy of the package whose files are rewritten; FOLDER is the path of a module in it. The mutations are
// written to the file MUTANTS as JSON. EXCLUDED is a file of lines `FILE:LINE` that get no mutation, because the
// compiler rejected one there.
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4 else {
    print("usage: whisper-mutate TREE MUTANTS EXCLUDED FOLDER...")
    exit(2)
}
let root = URL(filePath: arguments[0], directoryHint: .isDirectory)
let excluded = Set(
    ((try? String(contentsOfFile: arguments[2], encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))

/// The switch that the instrumented code checks; a separate file in each module.
let mutantSwitch = """
    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    private let chosenMutant: Int = getenv("WHISPER_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

    /// Whether a mutation is enabled.
    @inline(__always) func _mutant(_ number: Int) -> Bool { number == chosenMutant }

    """

do {
    var mutants: [Mutant] = []
    for folder in arguments[3...] {
        let directory = root.appending(path: folder, directoryHint: .isDirectory)
        let names = try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
        for name in names where name.hasSuffix(".swift") {
            let place = directory.appending(path: name)
            let file = "\(folder)/\(name)"
            let text = try String(contentsOf: place, encoding: .utf8)
            let result = Instrumenter.instrument(
                text, module: directory.lastPathComponent, file: file, next: mutants.count + 1
            ) { line, _ in excluded.contains("\(file):\(line)") }
            mutants += result.mutants
            if !result.mutants.isEmpty { try result.text.write(to: place, atomically: true, encoding: .utf8) }
        }
        try mutantSwitch.write(to: directory.appending(path: "MutantSwitch.swift"), atomically: true, encoding: .utf8)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(mutants).write(to: URL(filePath: arguments[1]))
    print("\(mutants.count) mutants")
} catch {
    print("error: \(error)")
    exit(1)
}
