/// A phrase's text, taken apart into what stands there and what is filled in.
public enum PhraseTemplate {
    /// The names between braces, in order of appearance.
    public static func placeholders(in template: String) -> [String] {
        var names: [String] = []
        _ = filled(template) { name in
            names.append(name)
            return nil
        }
        return names
    }

    /// The text with every `{name}` replaced by its value; a name without a value stays as it is written.
    ///
    /// Values are not looked into again, so braces in them mean nothing.
    static func filled(_ template: String, value: (String) -> String?) -> String {
        var result = ""
        result.reserveCapacity(template.utf8.count + 32)
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}") else { break }
            let name = rest[rest.index(after: open)..<close]
            result += value(String(name)) ?? String(rest[...close])
            rest = rest[rest.index(after: close)...]
        }
        result += rest
        return result
    }
}
