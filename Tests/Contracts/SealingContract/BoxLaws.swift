import WhisperSealingPort
import WhisperSecretMemory
import Testing

extension SealingLaw {
    static let boxLaws = [
        SealingLaw("A box opens under its key and context, and under no other") { sealing, _ in
            let key = try sealing.makeKey()
            let other = try sealing.makeKey()
            for size in [0, 1, 100, 70_000] {
                let content = sealing.randomBytes(count: size)
                let box = try sealing.seal(content, under: key, context: [1, 2])
                #expect(try sealing.open(box, under: key, context: [1, 2]) == content)
                #expect(throws: SealingError.notAuthentic) { try sealing.open(box, under: other, context: [1, 2]) }
                #expect(throws: SealingError.notAuthentic) { try sealing.open(box, under: key, context: [1]) }
                #expect(throws: SealingError.notAuthentic) { try sealing.open(box, under: key, context: []) }
            }
        },
        SealingLaw("A box made by another implementation opens") { sealing, memory in
            let key = try secret(Array(0..<32), memory)
            let opened = try sealing.open(Vectors.keyedBox, under: key, context: Array("context".utf8))
            #expect(opened == Array("the content".utf8))
        },
        SealingLaw("A secret and its bytes are sealed in the same format") { sealing, memory in
            let key = try sealing.makeKey()
            let content: [UInt8] = [5, 6, 7]
            let fromSecret = try sealing.sealSecret(try secret(content, memory), under: key, context: [1])
            #expect(try sealing.open(fromSecret, under: key, context: [1]) == content)
            let fromBytes = try sealing.seal(content, under: key, context: [1])
            #expect(try bytes(of: sealing.openSecret(fromBytes, under: key, context: [1])) == content)
            #expect(
                failure { () throws(SealingError) in
                    _ = try sealing.openSecret(fromBytes, under: key, context: [])
                } == .notAuthentic)
        },
        SealingLaw("Sealing the same bytes twice under a key gives different boxes") { sealing, _ in
            let key = try sealing.makeKey()
            let boxes = try (0..<100).map { _ in try sealing.seal([], under: key, context: []) }
            #expect(Set(boxes).count == boxes.count)
        },
        SealingLaw("A box that is changed in any bit, truncated or extended does not open") { sealing, _ in
            let key = try sealing.makeKey()
            let box = try sealing.seal(Array("content".utf8), under: key, context: [])
            let wrong = withOneBitChanged(box) + box.indices.map { Array(box.prefix($0)) } + [box + [0]]
            for changed in wrong {
                #expect(throws: SealingError.self) { try sealing.open(changed, under: key, context: []) }
                #expect(
                    failure { () throws(SealingError) in
                        _ = try sealing.openSecret(changed, under: key, context: [])
                    } != nil)
            }
        },
        SealingLaw("The version of a box is reported") { sealing, _ in
            let key = try sealing.makeKey()
            var box = try sealing.seal([1], under: key, context: [])
            box[0] = 2
            #expect(throws: SealingError.unsupportedVersion) { try sealing.open(box, under: key, context: []) }
        },
    ]
}
