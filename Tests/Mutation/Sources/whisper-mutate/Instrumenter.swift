import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Rewrites a source file so that each mutation can be enabled at run time: one build serves all of them (R14).
///
/// Only code in bodies is touched: no patterns, default arguments, attributes or stored constants of types, where a call is
/// not allowed or would be made once for all.
final class Instrumenter: SyntaxRewriter {
    private let module: String
    private let file: String
    private let isExcluded: (_ line: Int, Mutant.Kind) -> Bool
    private let converter: SourceLocationConverter
    private var next: Int
    private var depth = 0
    /// The mutations, in the order of the text.
    private(set) var mutants: [Mutant] = []

    /// - Parameters:
    ///   - next: The number of the first mutation.
    ///   - isExcluded: Whether mutations of a kind are left out on a line because the compiler rejected them there.
    init(
        module: String, file: String, tree: SourceFileSyntax, next: Int,
        isExcluded: @escaping (_ line: Int, Mutant.Kind) -> Bool
    ) {
        self.module = module
        self.file = file
        self.next = next
        self.isExcluded = isExcluded
        converter = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// A file's text with every mutation in it, and the mutations.
    static func instrument(
        _ text: String, module: String, file: String, next: Int, isExcluded: @escaping (Int, Mutant.Kind) -> Bool
    ) -> (text: String, mutants: [Mutant]) {
        let parsed = Parser.parse(source: text)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
        let instrumenter = Instrumenter(
            module: module, file: file, tree: folded, next: next, isExcluded: isExcluded)
        let rewritten = instrumenter.rewrite(folded)
        return (rewritten.description, instrumenter.mutants)
    }

    // MARK: Where mutations may be

    override func visit(_ node: CodeBlockSyntax) -> CodeBlockSyntax {
        depth += 1
        defer { depth -= 1 }
        return super.visit(node)
    }

    override func visit(_ node: AccessorBlockSyntax) -> AccessorBlockSyntax {
        depth += 1
        defer { depth -= 1 }
        return super.visit(node)
    }

    override func visit(_ node: ExpressionPatternSyntax) -> PatternSyntax { PatternSyntax(node) }
    override func visit(_ node: AttributeSyntax) -> AttributeSyntax { node }
    override func visit(_ node: FunctionParameterClauseSyntax) -> FunctionParameterClauseSyntax { node }
    override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax { ExprSyntax(node) }
    override func visit(_ node: IfConfigDeclSyntax) -> DeclSyntax { DeclSyntax(node) }
    override func visit(_ node: StructDeclSyntax) -> DeclSyntax { nested { super.visit(node) } }
    override func visit(_ node: EnumDeclSyntax) -> DeclSyntax { nested { super.visit(node) } }
    override func visit(_ node: ExtensionDeclSyntax) -> DeclSyntax { nested { super.visit(node) } }

    /// After a loop that never ends by its condition, the compiler does not require a return value.
    override func visit(_ node: WhileStmtSyntax) -> StmtSyntax {
        guard node.conditions.trimmedDescription == "true" else { return super.visit(node) }
        return StmtSyntax(node.with(\.body, visit(node.body)))
    }

    /// Members of a type are not in a body, wherever the type is declared.
    private func nested(_ visit: () -> DeclSyntax) -> DeclSyntax {
        let outer = depth
        depth = 0
        defer { depth = outer }
        return visit()
    }

    // MARK: The mutations

    override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
        let original = node.trimmedDescription
        let rewritten = super.visit(node)
        guard depth > 0, let inner = rewritten.as(InfixOperatorExprSyntax.self),
            let symbol = inner.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
            let (other, kind) = Self.otherOperators[symbol], !original.contains("await")
        else { return rewritten }
        if kind == .arithmetic {
            // Without types, only what a literal shows to be numbers.
            guard inner.rightOperand.is(IntegerLiteralExprSyntax.self) else { return rewritten }
        }
        let changed = "\(inner.leftOperand.trimmedDescription) \(other) \(inner.rightOperand.trimmedDescription)"
        return switched(
            rewritten, at: node, kind, from: original, to: original.replacingFirst(" \(symbol) ", with: " \(other) "),
            on: changed)
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
        let expression = ExprSyntax(node)
        // Elsewhere a literal may be a raw value, a position in a tuple, or of a type that has no room for one more.
        let parent = node.parent
        guard depth > 0, parent?.is(InfixOperatorExprSyntax.self) == true || parent?.is(ReturnStmtSyntax.self) == true
        else { return expression }
        let text = node.literal.text
        let other: String
        if let value = Int(text) { other = value == 0 ? "1" : String(value - 1) } else { other = "(\(text) - 1)" }
        return switched(expression, at: node, .constant, from: text, to: other, on: other)
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
        guard depth > 0 else { return ExprSyntax(node) }
        let other = node.literal.text == "true" ? "false" : "true"
        return switched(ExprSyntax(node), at: node, .constant, from: node.literal.text, to: other, on: other)
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
        let original = node.trimmedDescription
        let rewritten = super.visit(node)
        guard depth > 0, let inner = rewritten.as(PrefixOperatorExprSyntax.self), inner.operator.text == "!",
            !original.contains("await")
        else { return rewritten }
        let operand = inner.expression.trimmedDescription
        return switched(rewritten, at: node, .logic, from: original, to: String(original.dropFirst()), on: operand)
    }

    override func visit(_ node: ConditionElementSyntax) -> ConditionElementSyntax {
        let original = node.condition.trimmedDescription
        let visited = super.visit(node)
        // Comparisons and negations have separate mutations.
        guard depth > 0, case .expression(let unvisited) = node.condition,
            case .expression(let expression) = visited.condition, !unvisited.is(InfixOperatorExprSyntax.self),
            !unvisited.is(PrefixOperatorExprSyntax.self), !unvisited.is(TupleExprSyntax.self),
            !original.contains("await"), let number = add(.branch, at: node, from: original, to: "!(\(original))")
        else { return visited }
        let text = "(\(expression.trimmedDescription)) != _mutant(\(number))"
        return visited.with(
            \.condition,
            .expression(
                Self.verbatim(text).with(\.leadingTrivia, expression.leadingTrivia)
                    .with(\.trailingTrivia, expression.trailingTrivia)))
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        let visited = super.visit(node)
        // A body of one expression may be its value.
        guard depth > 0, node.count > 1 else { return visited }
        return CodeBlockItemListSyntax(
            zip(node, visited).map { original, item in
                guard Self.canBeDropped(original), case .expr(let expression) = item.item else { return item }
                let text = original.item.trimmedDescription
                guard let number = add(.droppedStatement, at: original, from: text, to: "") else { return item }
                let statement = "if !_mutant(\(number)) { \(expression.trimmedDescription) }"
                return item.with(\.item, .expr(Self.verbatim(statement)))
                    .with(\.leadingTrivia, item.leadingTrivia).with(\.trailingTrivia, item.trailingTrivia)
            })
    }

    /// Whether a statement is a call whose result is not used, or an assignment that adds to something.
    private static func canBeDropped(_ item: CodeBlockItemSyntax) -> Bool {
        guard case .expr(var expression) = item.item else { return false }
        if let inner = expression.as(TryExprSyntax.self) {
            guard inner.questionOrExclamationMark == nil else { return false }
            expression = inner.expression
        }
        if let inner = expression.as(AwaitExprSyntax.self) { expression = inner.expression }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let callee = call.calledExpression.trimmedDescription
            // Memory that is not reserved in advance makes no difference that a test could observe.
            return !callee.hasSuffix(".init") && !callee.hasSuffix("reserveCapacity")
                && !callee.contains("precondition") && !callee.contains("assert")
        }
        guard let infix = expression.as(InfixOperatorExprSyntax.self),
            let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        else { return false }
        return ["+=", "-=", "|=", "&=", "^=", "&+=", "&-="].contains(symbol)
    }

    private static let otherOperators: [String: (String, Mutant.Kind)] = [
        "<": ("<=", .boundary), "<=": ("<", .boundary), ">": (">=", .boundary), ">=": (">", .boundary),
        "==": ("!=", .comparison), "!=": ("==", .comparison), "&&": ("||", .logic), "||": ("&&", .logic),
        "+": ("-", .arithmetic), "-": ("+", .arithmetic), "&+": ("&-", .arithmetic), "&-": ("&+", .arithmetic),
        "*": ("+", .arithmetic), "/": ("*", .arithmetic), "%": ("/", .arithmetic),
    ]

    // MARK: Switches

    private func switched(
        _ expression: ExprSyntax, at node: some SyntaxProtocol, _ kind: Mutant.Kind, from original: String,
        to mutated: String, on changed: String
    ) -> ExprSyntax {
        guard let number = add(kind, at: node, from: original, to: mutated) else { return expression }
        let text = "(_mutant(\(number)) ? (\(changed)) : (\(expression.trimmedDescription)))"
        return Self.verbatim(text).with(\.leadingTrivia, expression.leadingTrivia)
            .with(\.trailingTrivia, expression.trailingTrivia)
    }

    /// Text in the position of an expression: only the file's text counts, which the compiler parses again.
    private static func verbatim(_ text: String) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }

    private func add(
        _ kind: Mutant.Kind, at node: some SyntaxProtocol, from original: String, to mutated: String
    ) -> Int? {
        let line = node.startLocation(converter: converter).line
        guard !isExcluded(line, kind) else { return nil }
        mutants.append(
            Mutant(
                number: next, module: module, file: file, line: line, kind: kind, original: original, mutated: mutated))
        defer { next += 1 }
        return next
    }
}

extension String {
    /// Returns the text with the first occurrence of a part replaced.
    func replacingFirst(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return replacingCharacters(in: range, with: other)
    }

    private func firstRange(of part: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }

    private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
