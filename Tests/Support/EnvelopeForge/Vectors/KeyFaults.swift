import WhisperCryptoPort
import WhisperEnvelope

extension VectorWorkshop {
    func keyFaults() throws -> [EnvelopeVector] {
        try ephemeralKeyFaults() + agreementKeyFaults() + signingKeyFaults() + signatureFaults()
    }

    private func ephemeralKeyFaults() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        for (number, key) in HostileKeys.lowOrderAgreement.enumerated() {
            let title = "The ephemeral key is of low order (\(number + 1))"
            var recipe = recipe(title)
            recipe.ephemeralKey = key
            recipe.shared = [UInt8](repeating: 0, count: 32)
            vectors.append(try refused(title, recipe))
        }
        var highBit = recipe("high bit")
        let honest = try forge.make(highBit).ephemeralKey
        highBit.ephemeralKey = honest.dropLast() + [honest[31] | 0x80]
        vectors.append(try refused("The highest bit of the ephemeral key is set", highBit))
        var unreduced = recipe("unreduced")
        unreduced.ephemeralKey = HostileKeys.basePointNotReduced
        unreduced.shared = bob.agreementKey.bytes
        vectors.append(try refused("The ephemeral key is not below p", unreduced))
        return vectors
    }

    private func agreementKeyFaults() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        func variant(_ title: String, _ key: [UInt8]) throws {
            var recipe = recipe(title)
            recipe.block = key + alice.signingKey.bytes
            vectors.append(try refused(title, recipe))
        }
        for (number, key) in HostileKeys.lowOrderAgreement.enumerated() {
            try variant("The sender's agreement key is of low order (\(number + 1))", key)
        }
        for (number, key) in HostileKeys.nonCanonicalAgreement.prefix(3).enumerated() {
            try variant("The sender's agreement key is not below p (\(number + 1))", key)
        }
        let honest = alice.agreementKey.bytes
        try variant("The highest bit of the sender's agreement key is set", honest.dropLast() + [honest[31] | 0x80])
        return vectors
    }

    private func signingKeyFaults() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        func variant(_ title: String, _ key: [UInt8]) throws {
            var recipe = recipe(title).unsigned()
            recipe.block = alice.agreementKey.bytes + key
            vectors.append(try refused(title, recipe))
        }
        // The first one is 32 zeros, which represent the absence of a key.
        for (number, key) in HostileKeys.lowOrderSigning.enumerated().dropFirst() {
            try variant("The signing key that is claimed is of low order (\(number + 1))", key)
        }
        for (number, key) in HostileKeys.nonCanonicalSigning.prefix(3).enumerated() {
            try variant("The signing key that is claimed is not below p (\(number + 1))", key)
        }
        var unnamed = recipe("unnamed signer")
        unnamed.block = alice.agreementKey.bytes + [UInt8](repeating: 0, count: 32)
        vectors.append(try refused("Signed by a sender without a signing key", unnamed))
        for (title, point) in [
            ("Signed under the neutral point", HostileKeys.neutralPoint),
            ("Signed under the neutral point, not reduced", HostileKeys.neutralPointNotReduced),
        ] {
            var recipe = recipe(title)
            recipe.block = alice.agreementKey.bytes + point
            let (crypto, mallory) = (crypto, mallory)
            recipe.signer = .custom { _ in
                mallory.signingKey.bytes + EdwardsScalar(seedDigest: crypto.sha512(mallory.signingSeed)).bytes
            }
            vectors.append(try refused(title, recipe))
        }
        return vectors
    }

    private func signatureFaults() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        for (title, point) in [
            ("R is the neutral point", HostileKeys.neutralPoint),
            ("R is the neutral point, not reduced", HostileKeys.neutralPointNotReduced),
        ] {
            var recipe = recipe(title)
            let (crypto, alice) = (crypto, alice)
            recipe.signer = .custom { covered in
                let challenge = EdwardsScalar(
                    reducing: crypto.sha512(point + alice.signingKey.bytes + covered))
                return point + (challenge * EdwardsScalar(seedDigest: crypto.sha512(alice.signingSeed))).bytes
            }
            vectors.append(try refused(title, recipe))
        }
        func variant(_ title: String, _ change: ([UInt8]) -> [UInt8]) throws {
            var parts = try forge.make(recipe(title))
            parts.signature = parts.signature.map(change)
            vectors.append(refused(title, parts))
        }
        try variant("S is replaced by S + L") {
            $0.prefix(32) + EdwardsScalar(reducing: Array($0.dropFirst(32))).plusOrder
        }
        try variant("A bit of R is flipped") { [$0[0] ^ 1] + $0.dropFirst() }
        try variant("A bit of S is flipped") { $0.dropLast() + [$0[63] ^ 1] }
        try variant("The signature is zero") { _ in [UInt8](repeating: 0, count: 64) }
        var claimed = recipe("claimed")
        claimed.signer = .party(mallory)
        vectors.append(try refused("Signed by another than the sender who is named", claimed))
        return vectors
    }
}
