import WhisperMessage

/// What the records of imports say of a person who is forgotten (ST-11).
package enum ForgottenSource {
    /// The name of a file that was imported, without the names of the person.
    ///
    /// The name of an export of the chat with the person alone is theirs in whatever form, so all of it goes. Elsewhere, as in
    /// the name of a group's export, a name goes where it stands for itself, and a number however it is written.
    ///
    /// - Parameters:
    ///   - isTheirChat: Whether the file was imported into the chat with the person alone.
    ///   - replacement: What stands in the place of the name.
    package static func name(
        _ source: String, isTheirChat: Bool, without names: Set<String>, as replacement: String
    ) -> String {
        if isTheirChat { return replacement }
        var result = source
        for name in names.sorted(by: { ($1.count, $0) < ($0.count, $1) }) where !name.isEmpty {
            result =
                PhoneNumber.e164(name) == nil
                ? replacing(name, in: result, with: replacement)
                : replacing(number: name, in: result, with: replacement)
        }
        return result
    }

    private static func replacing(_ name: String, in text: String, with replacement: String) -> String {
        var result = ""
        var rest = text[...]
        var before: Character?
        while let range = rest.firstRange(of: name) {
            let previous = rest[..<range.lowerBound].last ?? before
            let next = rest[range.upperBound...].first
            let isWhole = !continues(previous, name.first) && !continues(name.last, next)
            result += rest[..<range.lowerBound] + (isWhole ? replacement : name)
            before = name.last
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Whether two neighbours are parts of one word. Scripts without spaces do not show where words end.
    private static func continues(_ character: Character?, _ next: Character?) -> Bool {
        guard let character, let next else { return false }
        func isOfWord(_ character: Character) -> Bool { character.isCased || character.isNumber }
        return isOfWord(character) && isOfWord(next)
    }

    /// The most characters of a number, with all that may stand between its digits.
    private static let mostOfNumber = 40

    private static func replacing(number: String, in text: String, with replacement: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "+") {
            result += rest[..<start]
            // The longest beginning that is the number.
            var end: String.Index?
            for index in rest[start...].prefix(mostOfNumber).indices.map({ rest.index(after: $0) }) {
                if PhoneNumber.e164(String(rest[start..<index])) == number, rest[start..<index].last?.isNumber == true {
                    end = index
                } else if end != nil {
                    break
                }
            }
            if let end, rest[end...].first?.isNumber != true {
                result += replacement
                rest = rest[end...]
            } else {
                result.append("+")
                rest = rest[rest.index(after: start)...]
            }
        }
        return result + rest
    }
}

extension ImportReading {
    /// Forgets who was taken to be the owner, if that was one of these names.
    package mutating func forgetOwner(named names: Set<String>) {
        guard let owner, names.contains(owner) else { return }
        self.owner = nil
        isOwnerGiven = false
    }
}
