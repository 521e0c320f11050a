import Testing
import WhisperMediaPort

extension MediaLaw {
    static let refusalLaws = [
        MediaLaw("A file with a damaged byte is another file, whichever byte it is (ING-6)") { bench in
            for sample in try bench.shortSamples() {
                for index in sample.encrypted.indices {
                    let damaged = sample.with(encrypted: sample.encrypted.flipped(at: index))
                    try bench.requireRefusal(of: damaged, as: .otherFile, "byte \(index)")
                }
            }
        },
        MediaLaw("A damaged byte is forged if the message states the digest of the damaged file (ING-6)") { bench in
            for sample in try bench.shortSamples() {
                for index in sample.encrypted.indices {
                    let damaged = sample.with(encrypted: sample.encrypted.flipped(at: index), bench.sha256)
                    try bench.requireRefusal(of: damaged, as: .forged, "byte \(index)")
                }
            }
        },
        MediaLaw("A file that ends early is refused, wherever it ends (ING-6)") { bench in
            for sample in try bench.shortSamples() {
                for count in sample.encrypted.indices {
                    let bytes = Array(sample.encrypted.prefix(count))
                    let short = sample.with(encrypted: bytes)
                    try bench.requireRefusal(of: short, as: short.isWhole ? .otherFile : .truncated, "\(count) bytes")
                    let fitting = sample.with(encrypted: bytes, bench.sha256)
                    try bench.requireRefusal(of: fitting, as: short.isWhole ? .forged : .truncated, "\(count) bytes")
                }
            }
        },
        MediaLaw("A file with bytes behind its end is refused (ING-6)") { bench in
            for sample in try bench.shortSamples() {
                for count in 1...33 {
                    let bytes = sample.encrypted + [UInt8](repeating: UInt8(count), count: count)
                    let long = sample.with(encrypted: bytes)
                    try bench.requireRefusal(of: long, as: long.isWhole ? .otherFile : .truncated, "\(count) more")
                    let fitting = sample.with(encrypted: bytes, bench.sha256)
                    try bench.requireRefusal(of: fitting, as: long.isWhole ? .forged : .truncated, "\(count) more")
                }
            }
        },
        MediaLaw("A file is forged under another key, if only one bit of it is another (ING-6)") { bench in
            for sample in try bench.shortSamples() {
                for index in sample.key.indices {
                    let other = sample.with { $0.key = $0.key.flipped(at: index) }
                    try bench.requireRefusal(of: other, as: .forged, "byte \(index) of the key")
                }
            }
        },
        MediaLaw("A file is forged as another kind (ING-6)") { bench in
            for sample in bench.samples {
                for kind in MediaKind.allCases where kind != sample.kind {
                    try bench.requireRefusal(of: sample.with { $0.kind = kind }, as: .forged, "as \(kind)")
                }
            }
        },
        MediaLaw("A file is refused if a digest differs from its own in any byte (ING-6)") { bench in
            for sample in try bench.shortSamples() {
                for index in 0..<EncryptedFile.digestSize {
                    let encrypted = sample.with { $0.encryptedDigest = $0.encryptedDigest.flipped(at: index) }
                    try bench.requireRefusal(of: encrypted, as: .otherFile, "byte \(index) of the encrypted digest")
                    let content = sample.with { $0.digest = $0.digest.flipped(at: index) }
                    try bench.requireRefusal(of: content, as: .otherContent, "byte \(index) of the digest")
                }
            }
        },
        MediaLaw("A long file with a digest that is not its own is refused, too (ING-6)") { bench in
            let sample = try bench.longestSample()
            let encrypted = sample.with { $0.encryptedDigest = $0.encryptedDigest.flipped(at: 31) }
            try bench.requireRefusal(of: encrypted, as: .otherFile, "another encrypted digest")
            let content = sample.with { $0.digest = $0.digest.flipped(at: 31) }
            try bench.requireRefusal(of: content, as: .otherContent, "another digest")
        },
        MediaLaw("A last block that is not filled as it must be is malformed (ING-6)", needs: .malformed) { bench in
            for sample in bench.malformed { try bench.requireRefusal(of: sample, as: .malformed, "as it is") }
        },
    ]
}
