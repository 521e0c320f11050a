/// Tells the forms of public texts apart by how they begin.
enum BundleForm {
    /// Whether a text claims to be the bundle of an identity.
    static func isBundle(_ text: [UInt8]) -> Bool { starts(text, with: "whisper-key1:") }

    /// Whether a text claims to be a keybook.
    static func isKeybook(_ text: [UInt8]) -> Bool { starts(text, with: "whisper-keybook1:") }

    private static func starts(_ text: [UInt8], with prefix: String) -> Bool {
        text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.starts(with: prefix.utf8)
    }
}
