import WhisperKeyFingerprint

extension VectorWorkshop {
    func textFaults() throws -> [EnvelopeVector] {
        try startFaults() + fieldFaults() + endFaults() + flagFaults() + timeFaults()
    }

    private func startFaults() throws -> [EnvelopeVector] {
        let text = try forge.make(recipe("start")).text
        return [
            "Whisper1:v1.c20p", "WHISPER1:v1.c20p", "whisper2:v1.c20p", "whisper:v1.c20p", "whisper1:V1.c20p",
            "whisper1:v2.c20p", "whisper1:v1.C20P", "whisper1:v1.a256", "whisper1:v1", "whisper1:c20p", "v1.c20p",
            "whisper1:v1..c20p", " whisper1:v1.c20p", "whisper1: v1.c20p",
        ].map { start in
            refused("The start is “\(start)”", text.replacing("whisper1:v1.c20p", with: start, maxReplacements: 1))
        }
    }

    private func fieldFaults() throws -> [EnvelopeVector] {
        let parts = try forge.make(recipe("fields"))
        let names = ["rkid", "flags", "epk", "salt", "msgid", "ts", "ct", "sig"]
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var vectors: [EnvelopeVector] = []
        for (index, name) in names.enumerated() {
            func variant(_ fault: String, _ change: (String) -> String) {
                var fields = parts.encodedFields
                fields[index] = change(fields[index])
                vectors.append(refused("\(name) \(fault)", EnvelopeParts.text(ofEncoded: fields)))
            }
            variant("is empty") { _ in "" }
            variant("is padded with =") { $0 + "=" }
            variant("is a character short") { String($0.dropLast()) }
            variant("is a character long") { $0 + "A" }
            variant("has a character of the other alphabet") { "+" + $0.dropFirst() }
            variant("has a space in it") { $0.prefix(1) + " " + $0.dropFirst(2) }
            if parts.fields[index].count % 3 != 0 {
                variant("has a bit set that no byte needs") { field in
                    let value = field.last.flatMap { alphabet.firstIndex(of: $0) } ?? 0
                    return field.dropLast() + String(alphabet[value | 1])
                }
            }
        }
        var fields = parts.encodedFields
        fields.remove(at: 3)
        vectors.append(refused("The salt is missing", EnvelopeParts.text(ofEncoded: fields)))
        return vectors
    }

    private func endFaults() throws -> [EnvelopeVector] {
        let signed = try forge.make(recipe("end"))
        let unsigned = try forge.make(recipe("end").unsigned())
        var stripped = signed
        stripped.signature = nil
        return [
            refused("There is an eleventh part", signed.text + "." + (signed.encodedFields.last ?? "")),
            refused("A full stop follows", signed.text + "."),
            refused("A line break follows", signed.text + "\n"),
            refused("A space follows an unsigned text", unsigned.text + " "),
            refused("An empty signature follows an unsigned text", unsigned.text + "."),
            refused("The signature is missing, the flag is there", stripped),
            refused("Only the prefix is there", "whisper1:"),
            refused("The text is empty", ""),
            refused("A line break inside", signed.text.prefix(300) + "\n" + signed.text.dropFirst(300)),
            refused("A text above 48 KiB", signed.text + String(repeating: "A", count: 49_152)),
        ]
    }

    private func flagFaults() throws -> [EnvelopeVector] {
        var vectors: [EnvelopeVector] = []
        for bit in [1, 4, 7] as [UInt8] {
            for isSigned in [true, false] {
                let title = "Bit \(bit) of the flags is set, \(isSigned ? "signed" : "unsigned")"
                var recipe = isSigned ? recipe(title) : recipe(title).unsigned()
                recipe.flags |= 1 << bit
                vectors.append(try refused(title, recipe))
            }
        }
        var recipe = recipe("flag without signature").unsigned()
        recipe.flags = 1
        vectors.append(try refused("The flag says that there is a signature, and there is none", recipe))
        recipe = self.recipe("signature without flag")
        recipe.flags = 0
        vectors.append(try refused("There is a signature, and the flag says that there is none", recipe))
        return vectors
    }

    private func timeFaults() throws -> [EnvelopeVector] {
        try [-1, .min, 1 << 40 + 1, .max].map { (time: Int64) in
            let title = "The time is \(time)"
            var vector = try refused(title, recipe(title, at: time))
            vector.now = time
            return vector
        }
    }
}
