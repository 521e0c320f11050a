public import WhisperLocalization

extension Catalogue {
    /// The text of the file, in the form of gettext's tools with `--no-wrap`.
    ///
    /// - Parameter language: Decides how many forms a text that counts has; nil writes the template.
    public func file(language: Language?) -> String {
        var file = "msgid \"\"\nmsgstr \"\"\n"
        for field in header { file += "\(quoted(field + "\n"))\n" }
        for entry in entries {
            file += "\n"
            if !entry.comment.isEmpty { file += "#. \(entry.comment)\n" }
            if !entry.reference.isEmpty { file += "#: \(entry.reference)\n" }
            let flags = (entry.isFuzzy ? ["fuzzy"] : []) + (entry.hasPlaceholders ? ["python-brace-format"] : [])
            if !flags.isEmpty { file += "#, \(flags.joined(separator: ", "))\n" }
            file += "msgctxt \(quoted(entry.context))\n"
            file += "msgid \(lines(entry.text))\n"
            if let plural = entry.plural {
                file += "msgid_plural \(lines(plural))\n"
                for index in 0..<(language?.pluralOrder.count ?? 2) {
                    let form = index < entry.translation.count ? entry.translation[index] : ""
                    file += "msgstr[\(index)] \(lines(form))\n"
                }
            } else {
                file += "msgstr \(lines(entry.translation.first ?? ""))\n"
            }
        }
        return file
    }

    /// A text in quotation marks; one of several lines begins with an empty one, as gettext writes it.
    private func lines(_ text: String) -> String {
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return quoted(text) }
        let lines = parts.enumerated().map { index, part in
            quoted(part + (index < parts.count - 1 ? "\n" : ""))
        }
        return (["\"\""] + lines.filter { $0 != "\"\"" }).joined(separator: "\n")
    }

    private func quoted(_ text: some StringProtocol) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\\": quoted += "\\\\"
            case "\"": quoted += "\\\""
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
