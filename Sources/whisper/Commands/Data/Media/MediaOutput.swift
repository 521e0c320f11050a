import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization

/// How the commands for files print amounts.
enum MediaOutput {
    /// A number of files and their size, such as `12 (3.4 MiB)`.
    static func text(_ amount: MediaAmount, _ language: Language) -> String {
        "\(language.formatted(amount.contents)) (\(language.formatted(bytes: amount.bytes)))"
    }

    /// An amount as `--json` prints it.
    static func json(_ amount: MediaAmount) -> JSONValue {
        ["contents": .integer(amount.contents), "bytes": .integer(amount.bytes)]
    }

    /// An object of members in the order of their names.
    static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        var object = JSONObject()
        object.appendNew(members.sorted { $0.0 < $1.0 }.map { JSONObject.Member(name: $0.0, value: $0.1) })
        return .object(object)
    }

    /// A table of what has files: its name, their number and their size.
    static func table(_ heading: some TextKey, _ localizer: Localizer) -> Table {
        Table([
            Table.Column(heading: localizer(heading), mayShrink: true),
            Table.Column(heading: localizer(MediaText.filesHeading), isRightAligned: true),
            Table.Column(heading: localizer(MediaText.sizeHeading), isRightAligned: true),
        ])
    }

    /// A row of that table.
    static func row(_ name: String, _ amount: MediaAmount, _ language: Language) -> [String] {
        [name, language.formatted(amount.contents), language.formatted(bytes: amount.bytes)]
    }
}
