import WhisperExportGenerator
import Foundation

/// Exports to measure with, generated once and then reused.
struct Workload {
    let place: Place

    /// English, all ASCII but for an emoji here and there.
    static let ascii = ExportShape.androidBritish
    /// Arabic, with its own digits.
    static let arabic = ExportShape.androidArabic

    /// The seed of all that is generated here.
    static let seed: UInt64 = 7

    /// The path of an export with a number of messages.
    func export(messages: Int, shape: ExportShape = Workload.ascii) throws -> String {
        let name = "WhatsApp Chat with \(shape.rawValue) \(messages).txt"
        guard !place.has(name) else { return place.file(name) }
        let temporary = place.file("export.new")
        try Data().write(to: URL(fileURLWithPath: temporary))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary))
        var generator = ExportGenerator(shape: shape, messages: messages, seed: Self.seed)
        var buffer: [UInt8] = []
        while generator.append(to: &buffer) {
            guard buffer.count > 1 << 20 else { continue }
            try file.write(contentsOf: buffer)
            buffer.removeAll(keepingCapacity: true)
        }
        try file.write(contentsOf: buffer)
        try file.close()
        try FileManager.default.moveItem(atPath: temporary, toPath: place.file(name))
        return place.file(name)
    }
}

/// Texts of messages as the generator writes them, without end.
struct TextSource {
    private var generator = ExportGenerator(shape: Workload.ascii, messages: .max, seed: Workload.seed)
    private var line: [UInt8] = []

    /// The next text.
    mutating func next() -> String {
        line.removeAll(keepingCapacity: true)
        guard generator.append(to: &line) else { return "" }
        // `DATE, TIME - Sender: text`, of which only the text is wanted.
        var rest = line.dropLast()
        if let end = rest.firstIndex(of: UInt8(ascii: "-")) { rest = rest[(end + 1)...] }
        if let end = rest.firstIndex(of: UInt8(ascii: ":")) { rest = rest[(end + 1)...].dropFirst() }
        return String(decoding: rest, as: UTF8.self)
    }
}
