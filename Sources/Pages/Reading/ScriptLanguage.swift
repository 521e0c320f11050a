/// The language that a text's script suggests, so that a screen reader changes its voice and a browser its fonts
/// (LOOK-5).
///
/// Only scripts that one language is mostly written in: others, and Latin, say nothing.
enum ScriptLanguage {
    /// The BCP 47 tag for the script of the first letters that have one, among the first 64 characters; nil if they say
    /// nothing.
    static func of(_ text: String) -> String? {
        guard !text.utf8.prefix(256).allSatisfy({ $0 < 0xCD }) else { return nil }
        var language: String?
        for scalar in text.unicodeScalars.prefix(64) {
            switch scalar.value {
            case 0x3040...0x30FF: return "ja"
            case 0xAC00...0xD7AF, 0x1100...0x11FF: return "ko"
            case 0x4E00...0x9FFF: language = language ?? "zh"
            case 0x0E00...0x0E7F: return language ?? "th"
            case 0x0900...0x097F: return language ?? "hi"
            case 0x0980...0x09FF: return language ?? "bn"
            case 0x0B80...0x0BFF: return language ?? "ta"
            case 0x0590...0x05FF: return language ?? "he"
            case 0x0370...0x03FF: language = language ?? "el"
            case 0x10A0...0x10FF: return language ?? "ka"
            case 0x0530...0x058F: return language ?? "hy"
            default: break
            }
        }
        return language
    }
}
