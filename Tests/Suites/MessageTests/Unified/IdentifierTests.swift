import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Identifiers (ING-1)", .ownThreads)
struct IdentifierTests {
    @Test("An identifier is parsed in either case and written in lower case")
    func text() {
        let id = UniqueIdentifier("0B1C2D3E-4F50-4A6B-8C7D-9E0F10213243")
        #expect(id?.high == 0x0B1C_2D3E_4F50_4A6B)
        #expect(id?.low == 0x8C7D_9E0F_1021_3243)
        #expect(id?.description == "0b1c2d3e-4f50-4a6b-8c7d-9e0f10213243")
    }

    @Test(
        "An invalid identifier is nil",
        arguments: [
            "", "0b1c2d3e4f504a6b8c7d9e0f10213243", "0b1c2d3e-4f50-4a6b-8c7d-9e0f1021324",
            "0b1c2d3e-4f50-4a6b-8c7d-9e0f102132433",
            "0b1c2d3e-4f50-4a6b-8c7d-9e0f1021324g", "0b1c2d3e+4f50-4a6b-8c7d-9e0f10213243",
            "0b1c2d3-e4f50-4a6b-8c7d-9e0f10213243",
            "éb1c2d3e-4f50-4a6b-8c7d-9e0f1021324",
        ])
    func refusal(text: String) {
        #expect(UniqueIdentifier(text) == nil)
    }

    @Test("Random identifiers are version 4, round-trip as text, and sort like their texts", arguments: 1...50)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let (first, second) = (UniqueIdentifier.random(using: &random), UniqueIdentifier.random(using: &random))
        let text = first.description
        #expect(UniqueIdentifier(text) == first)
        #expect(text.utf8.dropFirst(14).first == UInt8(ascii: "4"))
        #expect(text.utf8.dropFirst(19).first.map { "89ab".utf8.contains($0) } == true)
        #expect((first < second) == (first.description < second.description))
    }

    @Test("A thread's identifier is the same in every release (ING-1)")
    func thread() {
        #expect(ThreadIdentifier.make(platform: .whatsapp, chat: "Family") == "b6922eb978e6c278349682b528769b89")
        #expect(ThreadIdentifier.make(platform: .whisper, chat: "") == "e640346f1e659b9a25acb7dcd190b4cf")
        #expect(
            ThreadIdentifier.make(platform: .whatsapp, chat: "Family")
                != ThreadIdentifier.make(platform: .realtime, chat: "Family"))
    }
}
