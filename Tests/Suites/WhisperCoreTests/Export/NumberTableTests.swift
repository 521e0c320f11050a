import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Telephone numbers in texts (ST-13)", .ownThreads)
struct NumberTableTests {
    @Test(
        "An id that has taken the place of a name stays, even if it looks like a number (ST-13)",
        arguments: [
            "727480301916", "7274803019ab", "0727480301ab", "a72748030191",
        ])
    func spared(_ digits: String) {
        var table = NumberTable()
        table.spare("contact-" + digits)
        let text = "Ask contact-\(digits), contact-\(digits).jpg or 0171 7654321"
        let expected = "Ask contact-\(digits), contact-\(digits).jpg or #"
        #expect(table.replaced(text) { _ in "#" } == expected)
        #expect(table.replaced("contact-0171765432100") { _ in "#" } == "contact-#", "no id of this vault")
    }
}
