import WhisperCryptoPort
import WhisperIdentity
import WhisperMessage
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// Hand-made payloads, correctly sealed: what an attacker could distribute together with a passphrase.
@Suite("Contents of a backup (ID-6)", .ownThreads)
struct BackupPayloadTests {
    let test: TestKeys
    let format: IdentityBackupFormat

    init() throws {
        test = try TestKeys()
        format = IdentityBackupFormat(sealing: test.sealing, crypto: test.crypto, memory: test.sealing)
    }

    /// An identity in the payload.
    private struct Entry {
        var id = [UInt8](0..<16)
        var stage: UInt8 = 0
        var flags: UInt8 = 0
        var keyVersion: UInt32 = 1
        var createdAt: Int64 = 0
        var name = Array("Ana".utf8)
        var predecessor: [UInt8] = []
        var succession: [UInt8] = []
        var agreement = [UInt8](repeating: 1, count: 32)
        var signing = [UInt8](repeating: 2, count: 32)

        var bytes: [UInt8] {
            id + [stage, flags] + Fields.u32(keyVersion) + Fields.i64(createdAt) + Fields.lp(name)
                + Fields.lp(predecessor) + Fields.lp(succession) + agreement + Fields.lp(signing)
        }

        /// Another identity, with its own keys.
        static var second: Entry {
            var entry = Entry()
            entry.id = [UInt8](16..<32)
            entry.name = Array("Bo".utf8)
            entry.agreement = [UInt8](repeating: 3, count: 32)
            entry.signing = [UInt8](repeating: 4, count: 32)
            return entry
        }

        /// The second identity as the successor of the first.
        static var successor: Entry {
            var entry = second
            entry.predecessor = [UInt8](0..<16)
            entry.keyVersion = 2
            return entry
        }
    }

    private func fault(_ entries: [Entry], count: UInt32? = nil, version: UInt8 = 1, tail: [UInt8] = []) throws
        -> BackupError?
    {
        let payload = [version] + Fields.u32(count ?? UInt32(entries.count)) + entries.flatMap(\.bytes) + tail
        return try fault(payload: payload)
    }

    private func fault(payload: [UInt8]) throws -> BackupError? {
        let passphrase = try test.passphrase("p")
        let box = try test.sealing.seal(try test.secret(payload), under: passphrase, cost: .minimal)
        do {
            _ = try format.backup(in: Fields.armored("whisper-backup1:", box), under: passphrase)
            return nil
        } catch {
            return error
        }
    }

    private func changed(_ change: (inout Entry) -> Void) -> [Entry] {
        var entry = Entry()
        change(&entry)
        return [entry]
    }

    @Test("A payload built by hand from the documentation opens")
    func asDocumented() throws {
        #expect(try fault([Entry()]) == nil)
        #expect(try fault([Entry(), .second]) == nil)
        #expect(try fault([Entry(), .successor]) == nil)
        var statement = Entry.successor
        statement.succession = try test.statement(from: (1, 2), to: (3, 4)).bytes
        #expect(try fault([Entry(), statement]) == nil)
        #expect(try fault([statement]) == nil)
        #expect(try fault(changed { $0.signing = [] }) == nil)
        #expect(try fault(changed { $0.flags = 1 }) == nil)
    }

    @Test("Lengths, counts and versions are checked against the data")
    func lengths() throws {
        #expect(try fault([Entry()], version: 2) == .unsupportedVersion)
        #expect(try fault([Entry()], version: 0) == .unsupportedVersion)
        #expect(try fault([], count: 0) == .malformed)
        for count in [0, 2, 3, 0x1000_0000, .max] as [UInt32] {
            #expect(try fault([Entry()], count: count) == .malformed)
        }
        #expect(try fault([Entry()], tail: [0]) == .malformed)
        #expect(try fault([Entry(), .second], count: 1) == .malformed)
        let payload = [1] + Fields.u32(1) + Entry().bytes
        for count in 1..<payload.count { #expect(try fault(payload: Array(payload.prefix(count))) == .malformed) }
    }

    @Test("Each field is checked against its rules")
    func parts() throws {
        for stage in UInt8(3)...255 { #expect(try fault(changed { $0.stage = stage }) == .malformed) }
        for flags in UInt8(2)...255 { #expect(try fault(changed { $0.flags = flags }) == .malformed) }
        #expect(try fault(changed { $0.keyVersion = 0 }) == .malformed)
        for seconds: Int64 in [-1, (1 << 40) + 1, .min, .max] {
            #expect(try fault(changed { $0.createdAt = seconds }) == .malformed)
        }
        for name in [[], [0xFF], Array("A\u{202E}".utf8), Array("A\n".utf8), [UInt8](repeating: 0x41, count: 129)] {
            #expect(try fault(changed { $0.name = name }) == .malformed)
        }
        for count in [1, 15, 17, 32] {
            #expect(try fault(changed { $0.predecessor = [UInt8](repeating: 9, count: count) }) == .malformed)
        }
        for count in [1, 31, 33, 64] {
            #expect(try fault(changed { $0.signing = [UInt8](repeating: 2, count: count) }) == .malformed)
        }
        for count in [1, 167, 169] {
            #expect(try fault(changed { $0.succession = [UInt8](repeating: 2, count: count) }) == .malformed)
        }
    }

    @Test("Identities that contradict each other are rejected")
    func rules() throws {
        #expect(try fault([Entry(), Entry()]) == .malformed)
        var sameID = Entry.second
        sameID.id = Entry().id
        #expect(try fault([Entry(), sameID]) == .malformed)
        var sameKeys = Entry.second
        (sameKeys.agreement, sameKeys.signing) = (Entry().agreement, Entry().signing)
        #expect(try fault([Entry(), sameKeys]) == .malformed)
        #expect(try fault(changed { $0.predecessor = $0.id }) == .malformed)
        #expect(try fault([.successor, Entry()]) == .malformed)
        var older = Entry.successor
        older.keyVersion = 1
        #expect(try fault([Entry(), older]) == .malformed)
        for stage in UInt8(1)...2 {
            #expect(
                try fault(
                    changed {
                        $0.stage = stage
                        $0.flags = 1
                    }) == .malformed)
        }
        var (first, second) = (Entry(), Entry.second)
        (first.flags, second.flags) = (1, 1)
        #expect(try fault([first, second]) == .malformed)
    }

    @Test("A statement of succession must be by the predecessor, about these keys, and signed")
    func successions() throws {
        func successor(_ statement: SuccessionStatement) -> Entry {
            var entry = Entry.successor
            entry.succession = statement.bytes
            return entry
        }
        let wrong = [
            try test.statement(from: (1, 2), to: (5, 6)), try test.statement(from: (5, 6), to: (3, 4)),
            try test.statement(from: (1, 2), to: (3, 4), signedBy: 7),
        ]
        for statement in wrong { #expect(try fault([Entry(), successor(statement)]) == .malformed) }
        var forged = successor(try test.statement(from: (1, 2), to: (3, 4)))
        forged.succession[167] ^= 1
        #expect(try fault([Entry(), forged]) == .malformed)
        var withoutPredecessor = successor(try test.statement(from: (1, 2), to: (3, 4)))
        withoutPredecessor.predecessor = []
        #expect(try fault([Entry(), withoutPredecessor]) == .malformed)
    }

    @Test("Each of 2,000 randomly changed payloads is rejected or read as it is", arguments: 0..<2 as Range<UInt64>)
    func mangledPayloads(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let passphrase = try test.passphrase("p")
        var statement = Entry.successor
        statement.succession = try test.statement(from: (1, 2), to: (3, 4)).bytes
        let whole = [1] + Fields.u32(2) + Entry().bytes + statement.bytes
        for number in 0..<1_000 {
            let payload = Mangling.mangled(whole, using: &random)
            let box = try test.sealing.seal(try test.secret(payload), under: passphrase, cost: .minimal)
            guard let read = try? format.backup(in: Fields.armored("whisper-backup1:", box), under: passphrase) else {
                continue
            }
            let again = try format.text(of: read, under: passphrase, cost: .minimal)
            let content = try test.sealing.open(Fields.dearmored(again), under: passphrase)
            #expect(bytes(of: content) == payload, "seed \(seed), number \(number)")
        }
    }
}
