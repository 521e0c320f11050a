/// A public function, initialiser, subscript or property that throws, and how its comment documents that.
struct ThrowingDeclaration {
    /// The line of the declaration, counted from 1.
    let line: Int
    /// Whether the comment above has a `- Throws:` that goes beyond a reference to the port as a whole.
    let statesErrors: Bool

    /// The public throwing declarations of a file: those that are marked public, the requirements of public protocols,
    /// and the members of public extensions.
    static func all(in file: SourceFile) -> [ThrowingDeclaration] {
        var scopes = Scopes()
        var found: [ThrowingDeclaration] = []
        for (number, line) in file.code.enumerated() {
            if let declared = Declared(line), declared.isPublic(within: scopes.current),
                throwing(declared, at: number, in: file.code)
            {
                found.append(ThrowingDeclaration(line: number + 1, statesErrors: statesErrors(above: number, in: file)))
            }
            scopes.enter(line)
        }
        return found
    }

    /// What braces enclose.
    private enum Scope {
        case publicScope, other
    }

    private struct Scopes {
        private var open: [Scope] = []
        private var next = Scope.other

        var current: Scope { open.last ?? .other }

        /// Takes in the braces of a line. The brace of a public protocol or extension may be on a later line.
        mutating func enter(_ line: Substring) {
            if line.contains("public protocol ") || line.contains("public extension ") { next = .publicScope }
            for byte in line.utf8 {
                if byte == UInt8(ascii: "{") {
                    open.append(next)
                    next = .other
                }
                if byte == UInt8(ascii: "}") { _ = open.popLast() }
            }
        }
    }

    /// The head of a line that declares a member.
    private struct Declared {
        let modifiers: [Substring]
        let keyword: Substring

        private static let keywords: Set<Substring> = ["func", "init", "subscript", "var"]
        private static let allowed: Set<Substring> = [
            "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final", "mutating",
            "nonmutating", "nonisolated", "override", "convenience", "isolated", "required", "consuming", "borrowing",
            "prefix", "postfix", "infix", "nonsending", "set", "unsafe",
        ]

        init?(_ line: Substring) {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "@" && $0 != "_" }
            guard let index = words.firstIndex(where: { Self.keywords.contains($0) }) else { return nil }
            let before = words[..<index].filter { !$0.hasPrefix("@") }
            guard before.allSatisfy({ Self.allowed.contains($0) }) else { return nil }
            modifiers = before
            keyword = words[index]
        }

        func isPublic(within scope: Scope) -> Bool {
            if modifiers.contains("public") || modifiers.contains("open") { return true }
            return scope == .publicScope && !modifiers.contains { Self.narrower.contains($0) }
        }

        private static let narrower: Set<Substring> = ["package", "internal", "private", "fileprivate"]
    }

    /// Whether there is a `throws` after the parameters; for a property, in its getter.
    private static func throwing(_ declared: Declared, at number: Int, in code: [Substring]) -> Bool {
        let ahead = code[number..<min(number + 20, code.count)]
        if declared.keyword == "var" {
            return ahead.prefix(2).enumerated().contains { offset, line in
                (offset == 0 || line.drop { $0 == " " }.hasPrefix("get "))
                    && (line.contains("get throws") || line.contains("get async throws"))
            }
        }
        var depth = 0
        var tail = ""
        var isBehind = false
        for line in ahead {
            for character in line {
                if isBehind {
                    if character == "{" { return throwsFirst(tail) }
                    tail.append(character)
                } else if character == "(" {
                    depth += 1
                } else if character == ")" {
                    depth -= 1
                    isBehind = depth == 0
                }
            }
            guard isBehind else { continue }
            // A requirement has no body: it ends with the line after its parameters.
            if tail.contains(where: { $0 != " " }) { return throwsFirst(tail) }
            tail += " "
        }
        return throwsFirst(tail)
    }

    private static func throwsFirst(_ tail: String) -> Bool {
        let words = tail.split { $0 == " " || $0 == "(" }.prefix(2).drop { $0 == "async" }
        return words.first == "throws" || words.first == "rethrows"
    }

    private static func statesErrors(above number: Int, in file: SourceFile) -> Bool {
        for line in file.lines[..<number].reversed() {
            let text = line.drop { $0 == " " }
            // Members of an unavailable type: no program that calls them compiles.
            if text == "/// Unavailable without the trait." {
                return file.lines.contains { $0.contains("*, unavailable,") }
            }
            guard text.hasPrefix("///") || text.hasPrefix("@") else { return false }
            guard text.hasPrefix("/// - Throws: ") else { continue }
            return !text.contains("As documented by the port")
        }
        return false
    }
}
