import WhisperPagePort

/// An output whose scratch data has another code for the assurance of its first message.
final class DamagedRuns: PageOutput {
    private let pages: any PageOutput
    private let code: UInt8?

    /// - Parameter code: The code to read; nil for the one that was written.
    init(_ pages: any PageOutput, code: UInt8?) {
        self.pages = pages
        self.code = code
    }

    func file(_ path: String) throws(PageOutputError) -> any PageFile { try pages.file(path) }

    func makeRun() throws(PageOutputError) -> any PageRun { Run(try pages.makeRun(), code: code) }

    func commit() throws(PageOutputError) { try pages.commit() }

    func abandon() { pages.abandon() }

    private final class Run: PageRun {
        private let run: any PageRun
        private let code: UInt8?
        private var position = 0

        /// After the length, the moment and the order of a record, and the local time and the element of its message.
        private static let place = 4 + 8 + 8 + 8 + 4

        init(_ run: any PageRun, code: UInt8?) {
            self.run = run
            self.code = code
        }

        func write(_ bytes: [UInt8]) throws(PageOutputError) { try run.write(bytes) }

        func read(atMost limit: Int) throws(PageOutputError) -> [UInt8] {
            var bytes = try run.read(atMost: limit)
            let place = Run.place - position
            if let code, bytes.indices.contains(place) { bytes[place] = code }
            position += bytes.count
            return bytes
        }
    }
}
