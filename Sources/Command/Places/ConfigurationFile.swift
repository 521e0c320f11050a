import WhisperLocalization

/// Reads the configuration file: the flat part of TOML 1.0, that is comments, and on each line a key with a string, a
/// boolean or an integer.
///
/// Tables, arrays, other numbers, dates and multi-line strings are rejected, so that nothing is misread.
enum ConfigurationFile {
    /// Reads the file at a path; a missing file has no settings.
    static func read(path: String) throws(CommandFailure) -> Configuration {
        let bytes: [UInt8]
        do {
            // It may name commands that are run, and where the vault is.
            bytes = try SmallFile.read(path: path, limit: sizeLimit, mustBeOwn: true)
        } catch .missing {
            return Configuration()
        } catch .foreign {
            throw CommandFailure(
                .configuration, FailureText.foreignConfiguration, ["path": .text(path)],
                hint: LocalizedMessage(FailureText.foreignConfigurationHint))
        } catch {
            throw CommandFailure(
                .configuration, FailureText.cannotReadFile, ["path": .text(path), "reason": .text(error.reason)])
        }
        return try parse(bytes, path: path)
    }

    /// Reads the text of a configuration file.
    static func parse(_ bytes: [UInt8], path: String) throws(CommandFailure) -> Configuration {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw malformed(path: path, line: 1)
        }
        var values: [Configuration.Key: String] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var scanner = LineScanner(line)
            guard let name = scanner.key() else {
                if scanner.isAtEnd { continue }
                throw malformed(path: path, line: index + 1)
            }
            guard let key = Configuration.Key(rawValue: name) else {
                throw CommandFailure(
                    .configuration, FailureText.unknownSetting,
                    ["path": .text(path), "line": .text(String(index + 1)), "name": .text(name)],
                    hint: LocalizedMessage(FailureText.unknownSettingHint))
            }
            guard values[key] == nil, let value = scanner.value(key.form), scanner.isAtEnd else {
                throw malformed(path: path, line: index + 1)
            }
            values[key] = value
        }
        return Configuration(values)
    }

    private static func malformed(path: String, line: Int) -> CommandFailure {
        CommandFailure(
            .configuration, FailureText.malformedConfiguration,
            ["path": .text(path), "line": .text(String(line))],
            hint: LocalizedMessage(FailureText.unknownSettingHint))
    }

    private static let sizeLimit = 65_536
}

/// One line of the file, from left to right.
private struct LineScanner {
    private var rest: Substring

    init(_ line: Substring) {
        rest = line
        skipBlanks()
    }

    /// Whether nothing but a comment is left.
    var isAtEnd: Bool { rest.isEmpty || rest.first == "#" }

    /// A bare key and the sign after it; nil, without reading anything, if there is none.
    mutating func key() -> String? {
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        var behind = self
        behind.rest = rest[name.endIndex...]
        behind.skipBlanks()
        guard !name.isEmpty, behind.rest.first == "=" else { return nil }
        behind.rest = behind.rest.dropFirst()
        behind.skipBlanks()
        self = behind
        return String(name)
    }

    /// A value of the form that is wanted: a basic or literal string, a boolean, or a whole number of at most nine digits.
    mutating func value(_ form: Configuration.Form) -> String? {
        let value =
            switch form {
            case .string: string()
            case .boolean: boolean()
            case .number: number()
            }
        skipBlanks()
        return value
    }

    private mutating func boolean() -> String? {
        for word in ["true", "false"] where rest.hasPrefix(word) {
            rest = rest.dropFirst(word.count)
            return word
        }
        return nil
    }

    private mutating func number() -> String? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        // TOML has no number that begins with a zero, but zero.
        guard (1...9).contains(digits.count), digits == "0" || digits.first != "0" else { return nil }
        rest = rest.dropFirst(digits.count)
        return String(digits)
    }

    private mutating func string() -> String? {
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        rest = rest.dropFirst()
        var value = ""
        while let character = rest.popFirst() {
            if character == quote { return value }
            if character == "\\", quote == "\"" {
                guard let escaped = escape() else { return nil }
                value.append(escaped)
            } else {
                value.append(character)
            }
        }
        return nil
    }

    private mutating func escape() -> Character? {
        switch rest.popFirst() {
        case "\"": "\""
        case "\\": "\\"
        case "t": "\t"
        case "n": "\n"
        default: nil
        }
    }

    private mutating func skipBlanks() {
        rest = rest.drop { $0 == " " || $0 == "\t" }
    }
}
