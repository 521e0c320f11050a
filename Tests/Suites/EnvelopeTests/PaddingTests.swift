import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperTestThreads
import Testing

@Suite("Padding (ENV-3)", .ownThreads)
struct PaddingTests {
    private func messageCount(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { Padding.messageCount(in: $0) }
    }

    @Test("A message of any length goes into the smallest bucket that fits it, and round-trips")
    func everyLength() throws {
        for count in 0...4_200 {
            let message = [UInt8](repeating: 0xFF, count: count)
            let size = try #require(Bucket.smallest(holding: count))
            #expect(size >= count + 2 && (size == 256 || size / 2 < count + 2))
            var bucket = [UInt8](repeating: 0xAA, count: size)
            bucket.withUnsafeMutableBytes { Padding.pad(message, into: $0) }
            #expect(bucket == Forge.Recipe.padded(message))
            #expect(messageCount(bucket) == count)
        }
        #expect(Bucket.smallest(holding: 32_766) == 32_768)
        #expect(Bucket.smallest(holding: 32_767) == nil)
    }

    @Test("A single non-zero byte after the message is detected anywhere", arguments: [0, 1, 100, 253])
    func nonZero(count: Int) {
        let padded = Forge.Recipe.padded([UInt8](repeating: 0, count: count))
        for index in count + 2..<256 {
            for bit in 0..<8 {
                var changed = padded
                changed[index] = 1 << UInt8(bit)
                #expect(messageCount(changed) == nil)
            }
        }
    }

    @Test("A length that exceeds the bucket or fits a smaller one is rejected", arguments: Bucket.sizes)
    func everyClaim(size: Int) {
        // Every length for small buckets; for large ones every 251st, and those around the borders.
        let borders = [size / 2, size].flatMap { Array(max(0, $0 - 5)...$0 + 5) }.filter { $0 <= 0xFFFF }
        let claims = size <= 1_024 ? Array(0...2_100) : borders + stride(from: 0, through: 0xFFFF, by: 251)
        for claim in claims {
            var bucket = [UInt8](repeating: 0, count: size)
            bucket[0] = UInt8(claim >> 8)
            bucket[1] = UInt8(claim & 0xFF)
            let isRight = claim + 2 <= size && (size == 256 || claim + 2 > size / 2)
            #expect((messageCount(bucket) == claim) == isRight && (messageCount(bucket) == nil) == !isRight)
        }
    }

    @Test("Invalid padding under valid keys is rejected like any other fault (ENV-6)")
    func underValidKeys() throws {
        let scene = try Scene()
        let message = Array("Hello".utf8)
        var variants: [[UInt8]] = []
        for place in [7, 100, 255] {
            var padded = Forge.Recipe.padded(message)
            padded[place] = 1
            variants.append(padded)
        }
        for count in [255, 256, 65_535] {
            var padded = Forge.Recipe.padded(message)
            padded[0] = UInt8(count >> 8)
            padded[1] = UInt8(count & 0xFF)
            variants.append(padded)
        }
        variants.append(Forge.Recipe.padded(message, to: 512))
        variants.append(Forge.Recipe.padded(message, to: 32_768))
        for padded in variants {
            var recipe = scene.recipe("padding")
            recipe.padded = padded
            #expect(scene.refusal(try scene.forge.make(recipe)) == .invalid)
            #expect(scene.refusal(try scene.forge.make(recipe.unsigned())) == .invalid)
        }
    }
}
