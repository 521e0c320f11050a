import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("The text form (ENV-1)", .ownThreads)
struct TextTests {
    private let scene: Scene
    private let signed: EnvelopeParts
    private let unsigned: EnvelopeParts

    init() throws {
        scene = try Scene()
        signed = try scene.parts("text")
        unsigned = try scene.forge.make(scene.recipe("text").unsigned())
    }

    private func isEnvelope(_ text: String) -> Bool {
        (try? Envelope(Array(text.utf8))) != nil
    }

    @Test("Each envelope has exactly one text: a parsed text is written unchanged")
    func canonical() throws {
        for parts in [signed, unsigned] {
            let envelope = try Envelope(Array(parts.text.utf8))
            #expect(envelope.text == parts.text)
            #expect(EnvelopeParts(envelope).text == parts.text)
        }
    }

    @Test(
        "Another prefix, version or algorithm is rejected",
        arguments: [
            "Whisper1:v1.c20p", "WHISPER1:v1.c20p", "whisper2:v1.c20p", "whisper:v1.c20p", "whisper1:V1.c20p",
            "whisper1:v2.c20p", "whisper1:v1.C20P", "whisper1:v1.x20p", "whisper1:v1.aesg", "whisper1;v1.c20p",
            " whisper1:v1.c20p", "whisper1: v1.c20p", "whisper1:v1.c20p.", "", "whisper1:", "whisper1:.c20p",
        ])
    func otherStart(start: String) {
        for parts in [signed, unsigned] {
            let text = parts.text.replacing("whisper1:v1.c20p", with: start, maxReplacements: 1)
            #expect(!isEnvelope(text))
        }
    }

    @Test("A missing, empty, repeated, padded, too short or too long field is rejected", arguments: 0..<8)
    func fields(index: Int) {
        for fields in [signed.encodedFields, Array(unsigned.encodedFields)] where index < fields.count {
            let field = fields[index]
            var variants: [[String]] = []
            func variant(_ change: (inout [String]) -> Void) {
                var changed = fields
                change(&changed)
                variants.append(changed)
            }
            variant { $0.remove(at: index) }
            variant { $0[index] = "" }
            variant { $0.insert(field, at: index) }
            variant { $0[index] = field + "=" }
            variant { $0[index] = field + "==" }
            variant { $0[index] = String(field.dropLast()) }
            variant { $0[index] = field + "A" }
            variant { $0[index] = "A" + field }
            variant { $0[index] = String(field.dropLast()) + "+" }
            variant { $0[index] = String(field.dropLast()) + "/" }
            variant { $0[index] = String(field.dropLast()) + " " }
            variant { $0[index] = String(field.dropLast()) + "\n" }
            variant { $0[index] = String(field.dropLast()) + "=" }
            variant { $0[index] = String(field.dropFirst()) + "." }
            variant { $0[index] = "." + String(field.dropLast()) }
            for (number, variant) in variants.enumerated() {
                #expect(!isEnvelope(EnvelopeParts.text(ofEncoded: variant)), "variant \(number)")
            }
        }
    }

    @Test("Spare bits must be zero", arguments: 0..<8)
    func trailingBits(index: Int) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        for parts in [signed, unsigned] where index < parts.fields.count {
            let unused = [0: 0, 1: 4, 2: 2][parts.fields[index].count % 3] ?? 0
            for bits in 1..<max(1, 1 << unused) {
                var fields = parts.encodedFields
                let last = fields[index].removeLast()
                let value = alphabet.firstIndex(of: last) ?? 0
                fields[index].append(alphabet[value | bits])
                #expect(value & bits == 0 && !isEnvelope(EnvelopeParts.text(ofEncoded: fields)))
            }
        }
    }

    @Test("An eleventh part, or anything else after the end, is rejected")
    func behindTheEnd() {
        for parts in [signed, unsigned] {
            for tail in [".", "..", ".AA", "A", " ", "\n", "\r\n", "\0", "=", "." + (parts.encodedFields.last ?? "")] {
                #expect(!isEnvelope(parts.text + tail))
            }
        }
    }

    @Test("A text above 48 KiB is rejected unread")
    func tooLong() throws {
        #expect(!isEnvelope(String(repeating: "A", count: 49_153)))
        #expect(!isEnvelope(signed.text + String(repeating: "A", count: 49_153)))
        #expect(!isEnvelope(""))
    }

    @Test("A bucket of any other size is rejected, whatever its content")
    func otherBuckets() throws {
        for size in [0, 1, 128, 255, 257, 300, 511, 768, 1_000, 16_383, 32_769, 36_000] {
            var recipe = scene.recipe("text")
            recipe.padded = Forge.Recipe.padded(Array("Hello".utf8), to: size)
            #expect(!isEnvelope(try scene.forge.make(recipe).text), "\(size)")
        }
    }

    @Test("The flag must match the signature, and no other flag is accepted", arguments: UInt8.min...UInt8.max)
    func flags(flags: UInt8) {
        for parts in [signed, unsigned] {
            var changed = parts
            changed.flags = flags
            #expect(isEnvelope(changed.text) == (flags == parts.flags))
        }
    }

    @Test("A time must be 0 … 2^40")
    func times() {
        for (time, isTime) in [
            (0, true), (1, true), (1 << 40, true), (1 << 40 + 1, false), (-1, false), (.min, false), (.max, false),
        ] as [(Int64, Bool)] {
            var changed = signed
            var writer = FieldWriter()
            writer.i64(time)
            changed.time = writer.bytes
            #expect(isEnvelope(changed.text) == isTime, "\(time)")
        }
    }

    @Test("The lengths of the sixteen forms differ, so the length determines the form")
    func lengths() {
        let lengths = Bucket.sizes.flatMap { size in
            [true, false].map { EnvelopeText.characters(bucketSize: size, isSigned: $0) }
        }
        #expect(Set(lengths).count == 16)
        #expect((lengths.max() ?? 0) < EnvelopeText.maximumLength)
    }
}
