public import Foundation

/// Looks for bytes that must not be in any file.
public struct CanarySearch: Sendable {
    /// What was looked into, and where the bytes were found.
    public struct Result: Sendable {
        /// The number of files that were looked into.
        public var files = 0
        /// The number of bytes in them.
        public var bytes = 0
        /// The number of those files that have no name any more.
        public var unnamed = 0
        /// The number of bytes in these.
        public var unnamedBytes = 0
        /// The paths of those with the bytes.
        public var found: [String] = []
    }

    private let canaries: [Data]

    /// A search for any of several sequences of bytes.
    public init(_ canaries: [[UInt8]]) { self.canaries = canaries.map { Data($0) } }

    /// Whether one of them is among some bytes.
    public func isIn(_ bytes: Data) -> Bool { canaries.contains { bytes.range(of: $0) != nil } }

    /// Looks into every file below a folder.
    ///
    /// - Parameter since: Files that were last written before this are passed over.
    public func files(below folder: String, since: Date = .distantPast) -> Result {
        var result = Result()
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let path = folder + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular,
                let modified = attributes?[.modificationDate] as? Date, modified >= since
            else { continue }
            // One that is gone by now had its turn in an earlier search.
            if let content = FileManager.default.contents(atPath: path) { look(into: content, path, &result) }
        }
        return result
    }

    /// Looks into the files that a process has open, those without a name included. A process that may not be traced
    /// shows them to root only.
    public func files(openIn process: Int32) -> Result {
        var result = Result()
        let folder = "/proc/\(process)/fd/"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name),
                target.hasPrefix("/"), !target.hasPrefix("/dev/") || target.hasPrefix("/dev/shm/"),
                // Opened by its number, since the name leads nowhere once the file is deleted.
                let file = FileHandle(forReadingAtPath: folder + name)
            else { continue }
            defer { try? file.close() }
            guard let content = try? file.readToEnd() else { continue }
            look(into: content, target, &result)
            guard target.hasSuffix("(deleted)") else { continue }
            result.unnamed += 1
            result.unnamedBytes += content.count
        }
        return result
    }

    private func look(into content: Data, _ path: String, _ result: inout Result) {
        result.files += 1
        result.bytes += content.count
        if isIn(content) { result.found.append(path) }
    }
}
