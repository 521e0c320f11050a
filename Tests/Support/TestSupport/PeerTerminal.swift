/// A terminal that is not ours: PyPI's pyte, a pure Python one, pinned by its hashes.
///
/// It knows no characters of several parts and no isolates.
package struct PeerTerminal {
    /// What happens to it.
    package enum Step {
        /// A program writes.
        case write([UInt8])
        /// Its window is given another size.
        case resize(columns: Int, rows: Int)
    }

    private let python: String

    private static let folder = PackageRoot.path("Tests/Support/PeerTerminal")

    /// Nil if it is unavailable here.
    package static let shared: PeerTerminal? = {
        let arguments = [PackageRoot.path("Tests/Scripts/python.sh"), "--pinned", folder + "/requirements.txt"]
        guard let output = try? ChildProcess.output(of: "/bin/bash", arguments) else { return nil }
        let path = output.split(whereSeparator: \.isWhitespace).joined()
        return path.isEmpty ? nil : PeerTerminal(python: path)
    }()

    /// What it shows after each write: the text of every row, without the spaces at its end.
    ///
    /// - Throws: ``Failure`` if it ends with an error.
    package func rows(after steps: [Step], columns: Int, rows: Int) throws -> [[String]] {
        var size = rows
        var heights: [Int] = []
        let lines = steps.map { step -> String in
            switch step {
            case .write(let bytes):
                heights.append(size)
                return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            case .resize(let columns, let rows):
                size = rows
                return "resize \(columns) \(rows)"
            }
        }
        let ending = try ChildProcess.run(
            python, ["-B", Self.folder + "/show.py", String(columns), String(rows)],
            environment: ["PYTHONIOENCODING": "utf-8"], input: lines.joined(separator: "\n") + "\n")
        guard ending.status == 0 else { throw Failure(errors: ending.errors) }
        var shown = ending.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)[
            ...]
        return heights.map { height in
            defer { shown = shown.dropFirst(height) }
            return Array(shown.prefix(height))
        }
    }

    /// It ended with an error.
    package struct Failure: Error {
        /// What it printed.
        package let errors: String
    }
}
