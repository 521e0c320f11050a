public import WhisperMessage
public import WhisperStorePort

/// The result of examining a vault's trust data.
public struct TrustExamination: Hashable, Sendable {
    /// The state of the vault.
    public var status: TrustBook.Status
    /// Contacts whose record differs from what is authenticated; in a vault in doubt, those recorded as verified. By
    /// id.
    public var doubtful: [UniqueIdentifier]
    /// Whether fewer openings are recorded than once were.
    public var lacksOpenings: Bool

    /// Whether nothing was found.
    public var isSound: Bool { status != .doubtful && doubtful.isEmpty && !lacksOpenings }
}

extension TrustBook {
    /// Examines all trust data of the vault, at a cost proportional to its size.
    ///
    /// - Throws: The vault's error.
    public func examine() async throws(StoreError) -> TrustExamination {
        let status = try await status()
        var ids = Set(try await trustedContacts().map(\.id))
        if let root = try await soundRoot() {
            for index in UInt8.min...UInt8.max {
                guard let part = try await part(index, in: root) else { continue }
                ids.formUnion(part.statements.map(\.contact))
            }
        }
        var doubtful: [UniqueIdentifier] = []
        for id in ids.sorted() {
            // A statement about a contact that does not exist in a restored older state is useless and harmless.
            guard let record = try await contact(id) else { continue }
            if try await judged(record).isDoubtful { doubtful.append(id) }
        }
        return TrustExamination(
            status: status, doubtful: doubtful, lacksOpenings: try await lacksOpenings())
    }
}
