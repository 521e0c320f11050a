public import WhisperMessage
public import WhisperStorePort

/// What was found out about all that a vault vouches for.
public struct TrustExamination: Hashable, Sendable {
    /// How the vault stands.
    public var standing: TrustBook.Standing
    /// Contacts of which the vault says something else than it vouches for; those of a vault in doubt that it says are
    /// verified. By id.
    public var doubtful: [UniqueIdentifier]
    /// Whether fewer envelopes are known to have been opened than once were.
    public var lacksOpenings: Bool

    /// Whether nothing was found.
    public var isSound: Bool { standing != .doubtful && doubtful.isEmpty && !lacksOpenings }
}

extension TrustBook {
    /// Looks at everything that the vault vouches for, at a cost that grows with it.
    public func examine() async throws(StoreError) -> TrustExamination {
        let standing = try await standing()
        var ids = Set(try await trustedContacts().map(\.id))
        if let root = try await soundRoot() {
            for index in UInt8.min...UInt8.max {
                guard let part = try await part(index, in: root) else { continue }
                ids.formUnion(part.statements.map(\.contact))
            }
        }
        var doubtful: [UniqueIdentifier] = []
        for id in ids.sorted() {
            // What is vouched for of a contact that was put back to before it was known is of no use, and no harm.
            guard let record = try await contact(id) else { continue }
            if try await judged(record).isDoubtful { doubtful.append(id) }
        }
        return TrustExamination(
            standing: standing, doubtful: doubtful, lacksOpenings: try await lacksOpenings())
    }
}
