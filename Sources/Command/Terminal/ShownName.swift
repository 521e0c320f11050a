import WhisperContacts

/// Names from outside, made safe to print beside the program's own words.
package enum ShownName {
    /// The name on one line; between quotation marks where something in it could be taken for what the program says of
    /// names (LOOK-4), such as “Ana Reis (Verified/Signed)”.
    package static func text(_ name: String) -> String {
        let safe = UntrustedText.line(name)
        guard NameLook(name).couldPassForVerdict else { return safe }
        let inner = safe.map { "“”„‟\"＂".contains($0) ? "'" : $0 }
        return "“\(String(inner))”"
    }
}
