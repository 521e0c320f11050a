import Synchronization
import WhisperRowPort

/// The keys of an encrypted iOS backup, unwrapped when they are first needed.
final class IOSBackupKeys: Sendable {
    private let bag: KeyBag
    private let reader: any ForeignReader
    /// The key that is derived from the password.
    private let passwordKey: ForeignKey
    /// The keys of classes so far.
    private let classes = Mutex<[UInt32: ForeignKey]>([:])

    /// Derives the key of a password. With today's ten million rounds, this takes seconds.
    ///
    /// - Throws: `.limit` for more rounds than any system writes; what the reader throws.
    init(_ bag: KeyBag, password: ForeignKey, reader: any ForeignReader) throws(WhatsAppBackupError) {
        self.bag = bag
        self.reader = reader
        passwordKey = try reading { () throws(RowError) in
            var key = password
            if let first = bag.first {
                key = try reader.derive(.rounds(.sha256, salt: first.salt, count: first.count), from: key)
            }
            return try reader.derive(.rounds(.sha1, salt: bag.second.salt, count: bag.second.count), from: key)
        }
    }

    /// Unwraps a key.
    ///
    /// - Throws: `.wrongKey` for another password; `.damaged` if the backup has no key of its class, or another one.
    func key(_ key: ProtectedKey) throws(WhatsAppBackupError) -> ForeignKey {
        let classKey = try classKey(key.number)
        do throws(RowError) {
            return try reader.unwrap(key.wrapped, under: classKey)
        } catch .wrongKey {
            // The class's key was the right one, as wrapping has a check value.
            throw .damaged
        } catch {
            throw WhatsAppBackupError(error)
        }
    }

    /// Checks the password.
    ///
    /// - Throws: `.wrongKey` for another one.
    func check() throws(WhatsAppBackupError) {
        guard let first = bag.classes.first else { throw .damaged }
        _ = try classKey(first.number)
    }

    private func classKey(_ number: UInt32) throws(WhatsAppBackupError) -> ForeignKey {
        if let key = classes.withLock({ $0[number] }) { return key }
        guard let wrapped = bag.classes.first(where: { $0.number == number })?.wrapped else { throw .damaged }
        let key = try reading { () throws(RowError) in try reader.unwrap(wrapped, under: passwordKey) }
        classes.withLock { $0[number] = key }
        return key
    }
}
