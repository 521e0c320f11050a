import WhisperArchive
import WhisperTextCoding
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The address book (CON-1 … CON-6)", .ownThreads)
struct ContactBookTests {
    @Test("A bundle is previewed before it is added, and previewing changes nothing (CON-6, QR-2)")
    func adding() async throws {
        let (ann, bob) = (try Owner(), try Owner())
        let identity = try await bob.ring.create(name: "Bob")
        let bundle = try await bob.ring.bundle(of: identity.id)
        let preview = try await ann.book.preview(bundle: bundle, name: "Robert")
        #expect(preview.comparison == .new && preview.name == "Robert" && preview.known == nil)
        #expect(try await ann.book.all().isEmpty)
        let addition = try await ann.book.add(preview)
        #expect(addition.effect == .added && addition.contact.trust == .unverified)
        #expect(addition.contact.fingerprint == identity.fingerprint)
        #expect(addition.contact.recipientKeyID == identity.recipientKeyID)
        let again = try await ann.book.preview(bundle: bundle)
        #expect(again.isKnown && again.known?.id == addition.contact.id)
        #expect(try await ann.book.add(again).effect == .unchanged)
        #expect(try await ann.book.all().count == 1)
    }

    @Test("A modified bundle and a key of low order are rejected")
    func badKeys() async throws {
        let (ann, bob) = (try Owner(), try Owner())
        let identity = try await bob.ring.create(name: "Bob")
        var bundle = try await bob.ring.bundle(of: identity.id)
        bundle[30] = bundle[30] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        await #expect(throws: ContactError.invalidBundle) { try await ann.book.preview(bundle: bundle) }
        let zero = try #require(AgreementPublicKey(Array(repeating: 0, count: 32)))
        await #expect(throws: ContactError.invalidKey) {
            try await ann.book.preview(name: "Bob", agreementKey: zero, signingKey: nil)
        }
        await #expect(throws: ContactError.invalidName) {
            try await ann.book.preview(name: "B\u{202E}ob", agreementKey: identity.agreementKey, signingKey: nil)
        }
    }

    @Test("Both keys of the owner's are no contact's, and neither is one beside another's (CON-1)")
    func ownKeys() async throws {
        let (ann, mallory) = (try Owner(), try Owner())
        let old = try await ann.ring.create(name: "Ann")
        let new = try await ann.ring.rotate(old.id).successor
        let foreign = try await mallory.ring.create(name: "Mallory")
        for (agreementKey, signingKey, error) in [
            (new.agreementKey, new.signingKey, ContactError.ownKeys("Ann")),
            (old.agreementKey, old.signingKey, .ownKeys("Ann")), (old.agreementKey, nil, .ownKeys("Ann")),
            (foreign.agreementKey, new.signingKey, .mixedKeys("Ann")),
            (foreign.agreementKey, old.signingKey, .mixedKeys("Ann")),
            (new.agreementKey, foreign.signingKey, .mixedKeys("Ann")),
        ] {
            await #expect(throws: error) {
                try await ann.book.preview(name: "Bob", agreementKey: agreementKey, signingKey: signingKey)
            }
        }
        // Whoever takes them for a contact's has them in a keybook.
        let stranger = try Owner()
        _ = try await stranger.book.add(
            stranger.book.preview(name: "Bob", agreementKey: foreign.agreementKey, signingKey: new.signingKey))
        let keybook = try await stranger.book.exportKeybook()
        await #expect(throws: ContactError.mixedKeys("Ann")) { try await ann.book.previewKeybook(keybook) }
    }

    @Test("Other keys under a known name are rejected unless accepted, and are then unverified, with a history (CON-4)")
    func keyChange() async throws {
        let couple = try await Couple()
        let mallory = try Owner()
        _ = try await mallory.ring.create(name: "Bob")
        await #expect(throws: ContactError.keyChangeRefused) { try await couple.ann.meet(mallory, "Bob") }
        #expect(try await couple.ann.book.contact(couple.annsBob.id) == couple.annsBob)

        let changed = try await couple.ann.meet(mallory, "Bob", acceptingKeyChange: true)
        #expect(changed.id == couple.annsBob.id && changed.trust == .unverified && changed.hasKeyChange)
        let history = try await couple.ann.book.history(of: changed.id)
        #expect(history.map(\.agreementKey) == [couple.annsBob.agreementKey.bytes])
        #expect(try await couple.ann.book.find("Bob").hasKeyChange)
        #expect(try await couple.ann.book.verify(changed.id, fingerprint: changed.fingerprint).hasKeyChange == false)
    }

    @Test("A rotation is recognised by its statement, but still requires acceptance and falls to unverified (CON-4)")
    func succession() async throws {
        let couple = try await Couple()
        let old = try await couple.bob.ring.find("Bob")
        let new = try await couple.bob.ring.rotate(old.id).successor
        let bundle = try await couple.bob.ring.bundle(of: new.id)
        let preview = try await couple.ann.book.preview(bundle: bundle, name: "Bob at sea")
        #expect(preview.isKeyChange && preview.succession == .valid && preview.known?.id == couple.annsBob.id)
        await #expect(throws: ContactError.keyChangeRefused) { try await couple.ann.book.add(preview) }
        let contact = try await couple.ann.book.add(preview, acceptingKeyChange: true).contact
        #expect(contact.id == couple.annsBob.id && contact.name == "Bob" && contact.record.keyVersion == 2)
        #expect(contact.trust == .unverified && contact.hasKeyChange)
    }

    @Test("A preview is added only if the contacts are still those that it was compared with")
    func changedMeanwhile() async throws {
        let couple = try await Couple()
        let (first, second) = (try Owner(), try Owner())
        let one = try await first.ring.create(name: "Cem")
        let two = try await second.ring.create(name: "Cem")
        let preview = try await couple.ann.book.preview(bundle: try await first.ring.bundle(of: one.id))
        let other = try await couple.ann.book.preview(bundle: try await second.ring.bundle(of: two.id))
        _ = try await couple.ann.book.add(preview)
        await #expect(throws: ContactError.keyChangeRefused) { try await couple.ann.book.add(other) }
        await #expect(throws: ContactError.changedMeanwhile) {
            try await couple.ann.book.add(other, acceptingKeyChange: true)
        }
    }

    @Test("Verifying requires the fingerprint that was shown (CON-3)")
    func verifying() async throws {
        let couple = try await Couple(verified: false)
        let other = couple.bobsAnn.fingerprint
        await #expect(throws: ContactError.changedMeanwhile) {
            try await couple.ann.book.verify(couple.annsBob.id, fingerprint: other)
        }
        let contact = try await couple.ann.book.verify(
            couple.annsBob.id, fingerprint: couple.annsBob.fingerprint)
        #expect(contact.trust == .verified)
    }

    @Test("If keys are replaced while being verified, the new ones never count as verified (CON-3, CON-4)")
    func verifyingWhileExchanged() async throws {
        let couple = try await Couple(verified: false)
        let (book, id) = (couple.ann.book, couple.annsBob.id)
        let mallory = try Owner()
        for number in 1...100 {
            let identity = try await mallory.ring.create(name: "Mallory \(number)")
            let bundle = try await mallory.ring.bundle(of: identity.id)
            let preview = try await book.preview(bundle: bundle, name: "Bob")
            let seen = try await book.contact(id)
            async let verified = try? await book.verify(id, fingerprint: seen.fingerprint)
            async let noted = try? await book.setNote(id, "round \(number)")
            async let added = try? await book.add(preview, acceptingKeyChange: true)
            let (addition, _, _) = await (added, verified, noted)
            let contact = try await book.contact(id)
            #expect(contact.fingerprint == seen.fingerprint || contact.trust == .unverified, "round \(number)")
            #expect(contact.record.note == "round \(number)", "no change is lost")
            let keys = addition == nil ? seen.fingerprint : preview.fingerprint
            #expect(contact.fingerprint == keys, "keys that were given up do not come back")
        }
    }

    @Test(
        "A name finds one contact or none; ids and fingerprints take precedence, and short ids find nothing (CON-2)")
    func finding() async throws {
        let couple = try await Couple()
        let (ann, bob) = (couple.ann, couple.annsBob)
        let mallory = try Owner()
        _ = try await mallory.ring.create(name: bob.fingerprint.hex)
        try await ann.meet(mallory, bob.fingerprint.hex)
        for text in ["Bob", "bob", bob.id.description, bob.fingerprint.hex, bob.fingerprint.groups] {
            #expect(try await ann.book.find(text).id == bob.id)
        }
        for text in ["", "Bo", "Bobby", bob.shortID.description] {
            await #expect(throws: ContactError.notFound) { try await ann.book.find(text) }
        }
        // Not only "b": one in sixteen random hexadecimal names begins with it.
        for text in ["Bo", bob.shortID.description, HexText.text(bob.recipientKeyID.bytes)] {
            #expect(try await ann.book.search(text).first?.id == bob.id)
        }
    }

    @Test("Symbols without words are distinguished exactly")
    func wordless() async throws {
        let (ann, other) = (try Owner(), try Owner())
        _ = try await other.ring.create(name: "!!")
        let contact = try await ann.meet(other, "!!")
        await #expect(throws: ContactError.notFound) { try await ann.book.find("??") }
        await #expect(throws: ContactError.notFound) { try await ann.book.find("") }
        #expect(try await ann.book.find("!!").id == contact.id)
    }

    @Test("A contact is renamed, annotated, blocked, unblocked, revoked and removed (CON-1, CON-3, CON-5)")
    func changing() async throws {
        let couple = try await Couple()
        let (book, id) = (couple.ann.book, couple.annsBob.id)
        couple.ann.clock.advance()
        #expect(try await book.rename(id, to: "Bobby").name == "Bobby")
        #expect(try await book.setNote(id, "From the lake").record.note == "From the lake")
        #expect(try await book.block(id).isBlocked)
        #expect(try await !book.unblock(id).isBlocked)
        #expect(try await book.revoke(id).trust == .revoked)
        let third = try Owner()
        _ = try await third.ring.create(name: "Cem")
        let cem = try await couple.ann.meet(third, "Cem")
        await #expect(throws: ContactError.nameTaken) { try await book.rename(cem.id, to: "Bobby") }
        try await book.remove(id)
        await #expect(throws: ContactError.notFound) { try await book.contact(id) }
        await #expect(throws: ContactError.notFound) { try await book.remove(id) }
    }

    @Test("A contact associated with a person sends as that person (CON-1)")
    func tying() async throws {
        let couple = try await Couple()
        let sender = try await couple.bob.store.sender(
            for: NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Annie")],
                participant: Participant(identifier: nil, displayName: "Annie"), isOwner: false,
                seenAt: couple.bob.clock.now()))
        let tied = try await couple.bob.book.tie(couple.bobsAnn.id, to: sender.person)
        #expect(tied.record.person == sender.person)
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        let verdict = try await couple.bob.opening.open(envelope)
        #expect(try await couple.bob.store.message(verdict.message)?.person == sender.person)
        let nobody = couple.bob.ports.makeIdentifier()
        await #expect(throws: ContactError.personNotFound) {
            try await couple.bob.book.tie(couple.bobsAnn.id, to: nobody)
        }
    }

    @Test("A keybook holds more contacts than a page, and many are added together as one by one (CON-6)")
    func largeKeybook() async throws {
        let owner = try Owner()
        let count = 10_050
        let now = owner.clock.now()
        var records: [VaultRecord] = []
        for number in 0..<count {
            var bytes = [UInt8](repeating: 9, count: 32)
            bytes[0] = UInt8(truncatingIfNeeded: number)
            bytes[1] = UInt8(truncatingIfNeeded: number >> 8)
            let keys = PublicKeys(agreementKey: try #require(AgreementPublicKey(bytes)), signingKey: nil)
            records.append(
                .contact(
                    ContactRecord(
                        id: owner.ports.makeIdentifier(), displayName: "Contact \(number)", agreementKey: bytes,
                        signingKey: nil, fingerprint: keys.fingerprint(crypto: owner.ports.crypto).bytes,
                        recipientKeyID: Array(bytes.prefix(8)), createdAt: now, updatedAt: now), pastKeys: []))
        }
        _ = try await owner.store.insertRecords(records)
        let text = try await owner.book.exportKeybook()
        #expect(try Keybook(text: text, crypto: owner.ports.crypto).offers.count == count)
        #expect(try await owner.book.names().count == count)
    }

    @Test(
        "Contacts added together equal those added one by one: people, chats, names and keys compared (CON-6)")
    func addingMany() async throws {
        let reader = try Owner()
        var previews: [ContactPreview] = []
        for name in ["Bob", "Cem", "Dora", "bob"] {
            let other = try Owner()
            let identity = try await other.ring.create(name: name)
            previews.append(try await reader.book.preview(bundle: try await other.ring.bundle(of: identity.id)))
        }
        // One that was added meanwhile, and one whose name is taken by another in the batch.
        _ = try await reader.book.add(previews[1])
        let first = try await reader.book.add(new: Array(previews.prefix(3)))
        #expect(first.map(\.effect) == [.added, .unchanged, .added])
        #expect(first.map(\.contact.name) == ["Bob", "Cem", "Dora"])
        await #expect(throws: ContactError.keyChangeRefused) { try await reader.book.add(new: [previews[3]]) }
        for contact in try await reader.book.all() {
            #expect(contact.trust == .unverified)
            let person = try await reader.store.person(try #require(contact.record.person))
            #expect(person?.displayName == contact.name)
            #expect(person?.aliases.map(\.alias.value) == [contact.id.description])
        }
        let fresh = try Owner()
        var again: [ContactPreview] = []
        for preview in [previews[0], previews[3]] { again.append(try await fresh.book.preview(preview.offer)) }
        await #expect(throws: ContactError.keyChangeRefused) { try await fresh.book.add(new: again) }
        #expect(try await fresh.book.all().map(\.name) == ["Bob"], "What came before it is there")
    }

    @Test("A keybook transfers every contact except revoked ones, unverified and individually (CON-6)")
    func keybook() async throws {
        let owner = try Owner()
        for name in ["Bob", "Cem", "Dora"] {
            let other = try Owner()
            _ = try await other.ring.create(name: name, withSigningKey: name != "Cem")
            try await owner.meet(other, name, verified: true)
        }
        _ = try await owner.book.revoke(try await owner.book.find("Dora").id)
        let text = try await owner.book.exportKeybook()
        let reader = try Owner()
        let previews = try await reader.book.previewKeybook(text)
        #expect(previews.map(\.name).sorted() == ["Bob", "Cem"])
        for preview in previews { _ = try await reader.book.add(preview) }
        for contact in try await reader.book.all() {
            #expect(contact.trust == .unverified)
            #expect(try await owner.book.find(contact.name).fingerprint == contact.fingerprint)
        }
        #expect(try await reader.book.previewKeybook(text).allSatisfy(\.isKnown))
        await #expect(throws: ContactError.invalidKeybook) {
            try await reader.book.previewKeybook(Array(text.dropLast(3)))
        }
    }
}
