package import WhisperCryptoPort
import WhisperJSONText

/// All vectors, by file. They contain nothing random: every run produces the same bytes.
package struct VectorBook: Sendable {
    /// One file of vectors.
    package struct File: Sendable {
        package let name: String
        package let about: String
        package let vectors: [EnvelopeVector]
    }

    package let files: [File]

    /// Makes all vectors.
    package init(crypto: any CryptoBackend) throws {
        let workshop = try VectorWorkshop(crypto: crypto)
        files = [
            File(
                name: "sealing.json", about: "Envelopes that open, with everything that they were made from.",
                vectors: try workshop.sealing()),
            File(
                name: "text.json", about: "Texts that are no envelope, by one fault of form each.",
                vectors: try workshop.textFaults()),
            File(
                name: "keys.json", about: "Keys, points and scalars that a strict reader refuses.",
                vectors: try workshop.keyFaults()),
            File(
                name: "splices.json", about: "Parts of one envelope in another, and parts made anew.",
                vectors: try workshop.splices()),
            File(
                name: "padding.json", about: "Padding that is not as it must be, under valid keys.",
                vectors: try workshop.paddingFaults()),
            File(
                name: "time.json", about: "The window of 48 hours, and who an envelope is for.",
                vectors: try workshop.times()),
        ]
    }
}

extension VectorBook.File {
    /// The file's text: a JSON object with one vector per line.
    package var text: [UInt8] {
        var writer = JSONWriter()
        writer.string(about)
        var text = Array("{\n\"about\": ".utf8) + writer.bytes + Array(",\n\"vectors\": [\n".utf8)
        for (index, vector) in vectors.enumerated() {
            var line = JSONWriter()
            line.object(vector.json)
            text += line.bytes + Array(index + 1 < vectors.count ? ",\n".utf8 : "\n".utf8)
        }
        return text + Array("]\n}\n".utf8)
    }
}
