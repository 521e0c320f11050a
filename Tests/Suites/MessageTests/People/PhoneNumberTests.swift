import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Telephone numbers (ING-1)", .ownThreads)
struct PhoneNumberTests {
    @Test(
        "An international number becomes E.164, however it is written (ING-1)",
        arguments: [
            "+49 170 1234567", "+491701234567", "+49 (170) 123-45-67", "\u{202A}+49 170 1234567\u{202C}",
            "\u{200E}+49\u{A0}170\u{202F}1234567", "+49.170.1234567", "+49‑170–1234567", "+٤٩ ١٧٠ ١٢٣٤٥٦٧",
            " +49170/1234567 ",
        ])
    func international(text: String) {
        #expect(PhoneNumber.e164(text) == "+491701234567")
    }

    @Test(
        "Anything other than an international number is rejected (ING-1)",
        arguments: [
            "", "+", "0170 1234567", "491701234567", "Anna", "+Anna", "+49 170 1234567 Anna", "~ +49 170 1234567",
            "+12345",
            "+1234567890123456", "+049 170 1234567", "++49 170 1234567", "+49 170 1234567, +49 171 7654321",
        ])
    func others(text: String) {
        #expect(PhoneNumber.e164(text) == nil)
    }
}
