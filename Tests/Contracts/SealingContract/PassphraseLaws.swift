import WhisperSealingPort
import WhisperSecretMemory
import Testing

extension SealingLaw {
    static let passphraseLaws = [
        SealingLaw("A passphrase box opens under its passphrase, and under no other") { sealing, memory in
            let passphrase = try secret("correct horse", memory)
            for size in [1, 32, 1_048_576] {
                let content = sealing.randomBytes(count: size)
                let box = try sealing.seal(try secret(content, memory), under: passphrase, cost: .minimal)
                #expect(try bytes(of: sealing.open(box, under: passphrase)) == content)
                for wrong in ["correct horsf", "correct hors", "correct horse ", "x"] {
                    let wrong = try secret(wrong, memory)
                    #expect(
                        failure { () throws(SealingError) in _ = try sealing.open(box, under: wrong) }
                            == .notAuthentic)
                }
            }
        },
        SealingLaw("A passphrase box made by another implementation opens (ID-6, ID-7)") { sealing, memory in
            let opened = try sealing.open(Vectors.passphraseBox, under: try secret("pässphrase", memory))
            #expect(bytes(of: opened) == Array("the secret".utf8))
        },
        SealingLaw("Sealing the same bytes twice gives unrelated boxes") { sealing, memory in
            let passphrase = try secret("p", memory)
            let first = try sealing.seal(try secret("s", memory), under: passphrase, cost: .minimal)
            let second = try sealing.seal(try secret("s", memory), under: passphrase, cost: .minimal)
            #expect(first[14..<54] != second[14..<54])
            #expect(first[54...] != second[54...])
        },
        SealingLaw("A passphrase box with any bit changed does not open") { sealing, memory in
            let passphrase = try secret("p", memory)
            let box = try sealing.seal(try secret("s", memory), under: passphrase, cost: .minimal)
            for (index, changed) in withOneBitChanged(box).enumerated() {
                // A changed cost may require a great deal of work, which the next law examines.
                guard changed[2..<14] == box[2..<14] else { continue }
                let found = failure { () throws(SealingError) in _ = try sealing.open(changed, under: passphrase) }
                #expect(found != nil, "change \(index)")
            }
            var content = box
            content[box.count - 1] ^= 1
            #expect(failure { () throws(SealingError) in _ = try sealing.open(content, under: passphrase) } == .damaged)
        },
        SealingLaw("A truncated or extended passphrase box does not open") { sealing, memory in
            let passphrase = try secret("p", memory)
            let box = try sealing.seal(try secret("s", memory), under: passphrase, cost: .minimal)
            for length in 0..<box.count {
                let cut = Array(box.prefix(length))
                #expect(failure { () throws(SealingError) in _ = try sealing.open(cut, under: passphrase) } != nil)
            }
            #expect(
                failure { () throws(SealingError) in _ = try sealing.open(box + [0], under: passphrase) }
                    == .damaged)
        },
        SealingLaw("A box that demands more than opslimit 10 or 1 GiB is rejected at once (ID-6)") { sealing, memory in
            let passphrase = try secret("p", memory)
            let box = try sealing.seal(try secret("s", memory), under: passphrase, cost: .minimal)
            let greedy: [(place: Int, bytes: [UInt8])] = [
                (2, [0, 0, 0, 11]), (2, [0, 0, 0, 0]), (2, [255, 255, 255, 255]),
                (6, [0, 0, 0, 0, 0x40, 0, 0, 1]), (6, [255, 255, 255, 255, 255, 255, 255, 255]),
                (6, [0, 0, 0, 0, 0, 0, 0x1F, 0xFF]),
            ]
            for (place, bytes) in greedy {
                var changed = box
                changed.replaceSubrange(place..<place + bytes.count, with: bytes)
                // The fastest of a few: one may have to wait for the processor.
                let times = (0..<10).map { _ in
                    ContinuousClock().measure {
                        #expect(
                            failure { () throws(SealingError) in _ = try sealing.open(changed, under: passphrase) }
                                == .costOutOfRange)
                    }
                }
                #expect(times.contains { $0 < .milliseconds(100) }, "\(times)")
            }
        },
        SealingLaw("Sealing with a cost out of range is rejected") { sealing, memory in
            let passphrase = try secret("p", memory)
            let content = try secret("s", memory)
            for cost in [
                PassphraseCost(operations: 0, memory: 8_192), PassphraseCost(operations: 11, memory: 8_192),
                PassphraseCost(operations: 1, memory: 8_191), PassphraseCost(operations: 1, memory: 1_073_741_825),
            ] {
                #expect(throws: SealingError.costOutOfRange) {
                    try sealing.seal(content, under: passphrase, cost: cost)
                }
            }
        },
        SealingLaw("A newer version and an unknown function are reported") { sealing, memory in
            let passphrase = try secret("p", memory)
            let box = try sealing.seal(try secret("s", memory), under: passphrase, cost: .minimal)
            for place in 0...1 {
                var newer = box
                newer[place] = 2
                #expect(
                    failure { () throws(SealingError) in _ = try sealing.open(newer, under: passphrase) }
                        == .unsupportedVersion)
            }
        },
        SealingLaw("More than 1 MiB is not sealed under a passphrase") { sealing, memory in
            let large = try memory.allocate(count: 1_048_577)
            let passphrase = try secret("p", memory)
            #expect(throws: SealingError.malformed) { try sealing.seal(large, under: passphrase, cost: .minimal) }
        },
    ]
}
