import Testing
import WhisperTestThreads

@Suite("Hooks for tests (LIB-3)", .ownThreads)
struct HookTests {
    /// What tests plant, and the steps at which they cut writing off.
    private static let names: Set<String> = ["FileFaults", "FileStep", "WriteStep", "PlantedBugs", "plantedBugs"]

    /// The lines, counted from 1, that name a hook where it is compiled without `WHISPER_TEST_HOOKS`.
    private static func exposed(in file: SourceFile) -> [Int] {
        var conditions: [Bool] = []
        var found: [Int] = []
        for (number, line) in file.code.enumerated() {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "#" && $0 != "_" && $0 != "!" }.map(
                String.init)
            switch words.first {
            case "#if": conditions.append(words.dropFirst() == ["WHISPER_TEST_HOOKS"])
            case "#else", "#elseif": if !conditions.isEmpty { conditions[conditions.count - 1] = false }
            case "#endif": _ = conditions.popLast()
            default: if !conditions.contains(true), !names.isDisjoint(with: words) { found.append(number + 1) }
            }
        }
        return found
    }

    @Test("Planted faults and labelled steps are compiled into builds for tests alone")
    func hooksAreConditional() {
        for file in SourceFile.all(under: ["Ports", "Sources", "Adapters"]) {
            #expect(Self.exposed(in: file) == [], "\(file.path)")
        }
    }

    @Test("A hook is seen wherever it is not under the condition")
    func scanner() {
        let file = SourceFile(
            path: "x",
            text: """
                FileFaults.none
                #if WHISPER_TEST_HOOKS
                    let fine = FileFaults()
                    #if os(Linux)
                        let fine = PlantedBugs()
                    #endif
                #else
                    WriteStep.indexed.reached()
                #endif
                #if !WHISPER_TEST_HOOKS
                    f(configuration.plantedBugs)
                #endif
                // FileStep
                """)
        #expect(Self.exposed(in: file) == [1, 8, 11])
    }
}
