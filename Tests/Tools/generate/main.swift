import ArgumentParser
import WhisperExportGenerator

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `whisper-generate`: makes input for tests and measurements.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whisper-generate", abstract: "Make input for tests and measurements.",
        subcommands: [Export.self, Shapes.self, Databases.self])
}

extension Generate {
    /// `whisper-generate export`: writes one export.
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write a WhatsApp export.")

        @Option(help: "How many messages.") var messages = 1_000
        @Option(help: "Write only so many of them, from the first on; so one export grows into another.") var first:
            Int?
        @Option(help: "The seed; the same seed gives the same file.") var seed: UInt64 = 7
        @Option(help: "The phone and its language; see `whisper-generate shapes`.") var shape = "android-en"
        @Option(help: "The file to write, or - for standard output.") var output = "-"

        func run() throws {
            guard let shape = ExportShape(rawValue: shape) else {
                throw ValidationError("There is no shape \(shape). See `whisper-generate shapes`.")
            }
            guard messages >= 0 else { throw ValidationError("There can be no fewer than 0 messages.") }
            guard let file = output == "-" ? fdopen(STDOUT_FILENO, "w") : fopen(output, "w") else {
                throw ValidationError("Cannot write \(output).")
            }
            var generator = ExportGenerator(shape: shape, messages: messages, seed: seed)
            var buffer: [UInt8] = []
            buffer.reserveCapacity(1 << 20)
            var isWhole = true
            while generator.written < first ?? .max, generator.append(to: &buffer) {
                guard buffer.count > 1 << 19 else { continue }
                isWhole = isWhole && fwrite(buffer, 1, buffer.count, file) == buffer.count
                buffer.removeAll(keepingCapacity: true)
            }
            isWhole = isWhole && fwrite(buffer, 1, buffer.count, file) == buffer.count
            guard fflush(file) == 0, output == "-" || fclose(file) == 0, isWhole else { throw ExitCode.failure }
        }
    }

    /// `whisper-generate shapes`: lists what can be written.
    struct Shapes: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the phones and languages.")

        func run() throws {
            for shape in ExportShape.allCases { print(shape.rawValue) }
        }
    }
}

Generate.main()
