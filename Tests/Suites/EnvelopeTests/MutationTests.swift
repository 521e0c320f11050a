import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Broken envelopes (R5)", .ownThreads)
struct MutationTests {
    @Test("Flipping any single bit of any field leads to rejection: 13,464 flips, none accepted")
    func bitFlips() throws {
        let scene = try Scene()
        let signed = scene.recipe("flip")
        var wide = scene.recipe("flip wide")
        wide.padded = Forge.Recipe.padded([UInt8](repeating: 7, count: 400))
        var flips = 0
        for recipe in [signed, signed.unsigned(), wide] {
            let parts = try scene.forge.make(recipe)
            #expect(scene.refusal(parts) == nil)
            let fields = parts.fields
            for field in fields.indices {
                for bit in 0..<8 * fields[field].count {
                    var flipped = fields
                    flipped[field][bit / 8] ^= 1 << UInt8(bit % 8)
                    flips += 1
                    if scene.refusal(EnvelopeParts.text(of: flipped)) == nil {
                        Issue.record("field \(field), bit \(bit) is not protected")
                    }
                }
            }
        }
        #expect(flips == 13_464)
    }

    @Test("Flipping any single bit of any character leads to rejection")
    func characterFlips() throws {
        let scene = try Scene()
        let text = Array(try scene.parts("flip").text.utf8)
        for bit in 0..<8 * text.count {
            var flipped = text
            flipped[bit / 8] ^= 1 << UInt8(bit % 8)
            guard let envelope = try? Envelope(flipped) else { continue }
            let opened = try? EnvelopeOpener(crypto: scene.crypto).open(envelope, with: scene.bob.agreement)
            #expect(opened == nil, "bit \(bit)")
        }
    }

    @Test("Random damage to the text leads to rejection: 6,000 texts, none accepted", arguments: 0..<6 as Range<UInt64>)
    func malformed(seed: UInt64) throws {
        let scene = try Scene()
        var generator = SeededRandom(seed: seed)
        let text = Array(try scene.parts("malformed \(seed)").text.utf8)
        for _ in 0..<1_000 {
            let damaged = Damage.apply(to: text, using: &generator)
            guard damaged != text, let envelope = try? Envelope(damaged) else { continue }
            let opened = try? EnvelopeOpener(crypto: scene.crypto).open(envelope, with: scene.bob.agreement)
            #expect(opened == nil, "\(String(decoding: damaged, as: UTF8.self))")
        }
    }
}

/// Damage to texts in transit.
enum Damage {
    static func apply(to text: [UInt8], using generator: inout SeededRandom) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0..<text.count, using: &generator)
            let count = min(Int.random(in: 1...12, using: &generator), text.count - place)
            let characters = Array("Aw1._-=+/: \n\u{0}~ABQgxyz059".utf8)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: text.remove(at: place)
            case 1: text.removeSubrange(place..<place + count)
            case 2: text.insert(characters.randomElement(using: &generator) ?? 0, at: place)
            case 3: text[place] = characters.randomElement(using: &generator) ?? 0
            case 4: text.insert(contentsOf: text[place..<place + count], at: place)
            case 5: text.swapAt(place, Int.random(in: 0..<text.count, using: &generator))
            default: text[place] = UInt8.random(in: 0...255, using: &generator)
            }
        }
        return text
    }
}
