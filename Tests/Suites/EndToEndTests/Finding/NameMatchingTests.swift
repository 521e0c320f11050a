import Testing
import WhisperTestThreads

@testable import WhisperCommand

@Suite("Which name is meant (CLI-2)", .ownThreads)
struct NameMatchingTests {
    private static let names = ["Ana", "Ana Reis", "José Müller", "Ben Okoro", "Bénédicte", "jose", "Ruben"]

    private func outcome(_ text: String, among names: [String] = Self.names) -> String {
        switch NameMatching(names, names: { [$0] }, isCalled: { $0 == "Ruben" && $1 == "k7m2" }).match(text) {
        case .whole(let name): "whole \(name)"
        case .part(let name): "part \(name)"
        case .several(let names): "several \(names.joined(separator: ", "))"
        case .none(let similar): "none \(similar.joined(separator: ", "))"
        }
    }

    @Test(
        "Exact names come before folded ones, these before beginnings, and those before other parts",
        arguments: [
            ("Ana", "whole Ana"), ("ana", "whole Ana"), ("ana r", "part Ana Reis"), ("reis", "part Ana Reis"),
            ("JOSE", "whole jose"), ("jose m", "part José Müller"), ("muller", "part José Müller"),
            ("ben", "several Ben Okoro, Bénédicte"), ("bene", "part Bénédicte"), ("k7m2", "whole Ruben"),
            ("an", "several Ana, Ana Reis"),
            ("Anna", "none Ana, Ana Reis"), ("Muler", "none José Müller"), ("BENEDIKTE", "none Bénédicte"),
            ("Ben Okora", "none Ben Okoro"), ("Zacharias", "none "), ("", "none "),
            ("…", "none "),
        ])
    func levels(text: String, expected: String) {
        #expect(outcome(text) == expected)
    }

    @Test("Two of one name are never told apart by guessing, nor a name that is another's reference")
    func equal() {
        #expect(outcome("Ana", among: ["Ana", "Ana"]) == "several Ana, Ana")
        #expect(outcome("k7m2", among: ["k7m2", "Ruben"]) == "several k7m2, Ruben")
    }
}
