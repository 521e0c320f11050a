import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import Foundation
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// A second implementation, in Python with `cryptography`, agrees on everything (ENV-10).
@Suite(
    "The other implementation", .ownThreads, .enabled(if: Python.path != nil, "no Python with the package cryptography")
)
struct PythonTests {
    @Test("It opens every vector, rejects every faulty one for the same reason, and reproduces the valid ones")
    func vectors() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: VectorTests.directory.path)
            .filter { $0.hasSuffix(".json") && $0 != "fingerprints.json" }
            .map { VectorTests.directory.appending(path: $0).path }
        #expect(files.count >= 6)
        let output = try Python.run(["check"] + files, input: "")
        let count = output.split(separator: " ").first.flatMap { Int($0) } ?? 0
        #expect(count >= 150)
        #expect(output.hasSuffix("vectors, 0 not as expected\n"), "\(output)")
    }

    @Test("It opens envelopes sealed here", arguments: Backend.allCases)
    func opensOurs(backend: Backend) throws {
        let scene = try Scene(backend)
        let sealer = EnvelopeSealer(crypto: scene.crypto)
        var requests = ""
        var messages: [[UInt8]] = []
        for size in [0, 1, 100, 254, 255, 600, 3_000, 32_766] {
            let message = scene.crypto.randomBytes(count: size)
            let envelope = try sealer.seal(
                message, from: scene.alice.agreementKey, signedBy: scene.alice.signing, to: scene.bob.agreementKey,
                at: Scene.now)
            messages.append(message)
            requests +=
                "{\"recipient_secret\": \"\(scene.bob.agreementSecret.hex)\", \"now\": \(Scene.now), "
                + "\"text\": \"\(envelope.text)\"}\n"
        }
        let lines = try Python.run(["open"], input: requests).split(separator: "\n")
        #expect(lines.count == messages.count)
        for (line, message) in zip(lines, messages) {
            guard case .object(let answer) = try JSONValue.parse(Array(line.utf8)) else { continue }
            #expect(answer["outcome"] == "opened")
            #expect(answer["message"] == .string(message.hex))
            #expect(answer["signing_key"] == .string(scene.alice.signingKey.bytes.hex))
            #expect(answer["fingerprint"] == .string(scene.alice.fingerprint.bytes.hex))
        }
    }

    @Test("Envelopes sealed by it are opened here", arguments: Backend.allCases)
    func opensTheirs(backend: Backend) throws {
        let scene = try Scene(backend)
        var requests = ""
        var messages: [[UInt8]] = []
        for (index, size) in [0, 1, 100, 254, 255, 600, 3_000, 32_766].enumerated() {
            let message = scene.crypto.randomBytes(count: size)
            messages.append(message)
            let signing =
                index.isMultiple(of: 2)
                ? "\"signing_seed\": \"\(scene.alice.signingSeed.hex)\""
                : "\"claimed_signing_key\": \"\(scene.alice.signingKey.bytes.hex)\""
            requests +=
                "{\"message\": \"\(message.hex)\", \"agreement_key\": \"\(scene.alice.agreementKey.bytes.hex)\", "
                + "\(signing), \"recipient\": \"\(scene.bob.agreementKey.bytes.hex)\", \"sent_at\": \(Scene.now)}\n"
        }
        let texts = try Python.run(["seal"], input: requests).split(separator: "\n")
        #expect(texts.count == messages.count)
        for (index, (text, message)) in zip(texts, messages).enumerated() {
            let opened = try scene.open(String(text))
            #expect(opened.message == message)
            #expect(opened.isSigned == index.isMultiple(of: 2))
            #expect(opened.fingerprint == scene.alice.fingerprint)
        }
    }

    @Test("It finds the same envelopes in the same text (ENV-2b)", arguments: 0..<12 as Range<UInt64>)
    func finds(seed: UInt64) throws {
        let scene = try Scene()
        var generator = SeededRandom(seed: seed)
        var text = ""
        for number in 0..<6 {
            var recipe = scene.recipe("python \(seed) \(number)")
            if Bool.random(using: &generator) { recipe = recipe.unsigned() }
            if Bool.random(using: &generator) {
                recipe.padded = Forge.Recipe.padded([UInt8](repeating: 1, count: 300))
            }
            var envelope = Array(try scene.forge.make(recipe).text)
            let width = Int.random(in: 8...140, using: &generator)
            let lineBreak = Array(["\n", "\n> ", "\r\n>> ", " ", "\u{200B}"].randomElement(using: &generator) ?? "")
            for place in stride(from: envelope.count / width * width, to: 0, by: -width) {
                envelope.insert(contentsOf: lineBreak, at: place)
            }
            if Int.random(in: 0..<3, using: &generator) == 0 {
                envelope.remove(at: Int.random(in: 0..<envelope.count, using: &generator))
            }
            text += ["Hi ", "\n> ", "w", "whisper1:", ""].randomElement(using: &generator) ?? ""
            text += String(envelope) + ([".", " and on", "\n", "AAAA", ""].randomElement(using: &generator) ?? "")
        }
        let ours = EnvelopeScanner.envelopes(in: Array(text.utf8)).map(\.envelope.text)
        guard case .array(let theirs) = try JSONValue.parse(Array(try Python.run(["find"], input: text).utf8)) else {
            throw Python.Failed()
        }
        #expect(theirs == ours.map { .string($0) })
    }
}

extension [UInt8] {
    fileprivate var hex: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

/// The Python interpreter with the packages that the other implementation needs.
enum Python {
    struct Failed: Error {}

    /// The interpreter named by the environment, or the first one that can import the package.
    static let path: String? = {
        let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
        return (named + ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]).first { path in
            guard FileManager.default.isExecutableFile(atPath: path) else { return false }
            return (try? run(path, ["-c", "import cryptography.hazmat.primitives.ciphers.aead"], input: "")) != nil
        }
    }()

    /// Returns the output of the other implementation.
    static func run(_ arguments: [String], input: String) throws -> String {
        guard let path else { throw Failed() }
        return try run(path, [VectorTests.directory.appending(path: "whisper1.py").path] + arguments, input: input)
    }

    private static func run(_ program: String, _ arguments: [String], input: String) throws -> String {
        try ChildProcess.output(
            of: program, arguments, environment: ["PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"], input: input)
    }
}
