import WhisperContractSupport
public import WhisperMessengerPort
public import Testing

/// One promise of `Messenger`, as a check that any adapter can be put to. The number at its beginning is that of the
/// port's law.
///
/// An adapter's test is a parameterised one over `all`, and a world:
///
///     @Test(arguments: MessengerLaw.all)
///     func keeps(_ law: MessengerLaw) async throws { try await law.check(in: MyWorld()) }
public struct MessengerLaw: Sendable, CustomTestStringConvertible {
    /// What is promised, as a sentence.
    public let testDescription: String
    /// What a world must be able to do, so that the law can be checked.
    public let needs: MessengerCapabilities
    /// What a messenger must be able to do, so that the law can be checked.
    public let abilities: Set<MessengerAbility>
    private let body: @Sendable (MessengerTrial) async throws -> Void

    init(
        _ sentence: String, needs: MessengerCapabilities = [], abilities: Set<MessengerAbility> = [],
        _ body: @escaping @Sendable (MessengerTrial) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.abilities = abilities
        self.body = body
    }

    /// Checks an adapter in a fresh world, and ends the world; each violation is recorded as an issue.
    ///
    /// Where the world or the service lacks what the law needs, this is recorded as a warning, and the running test
    /// case cancelled.
    ///
    /// - Throws: An unexpected error; the cancellation of the test case if the law cannot be checked.
    public func check(in world: any MessengerWorld) async throws {
        do {
            try requireCapabilities(needs, of: world.capabilities, for: testDescription)
            let trial = MessengerTrial(world: world)
            if !abilities.isEmpty {
                let missing = abilities.subtracting(try await trial.device(.ana).messenger.abilities)
                if !missing.isEmpty {
                    try reportUnchecked(
                        testDescription, missing: missing.map(\.rawValue).sorted().joined(separator: ", "))
                }
            }
            try await body(trial)
        } catch {
            await world.end()
            throw error
        }
        await world.end()
    }

    /// Every promise.
    public static let all: [MessengerLaw] =
        receivingLaws + sendingLaws + refusalLaws + endingLaws + connectionLaws + sessionLaws + scopeLaws + roomLaws
        + argumentLaws + textLaws + fileLaws + secretLaws
}
