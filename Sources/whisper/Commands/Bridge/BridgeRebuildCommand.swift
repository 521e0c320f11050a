import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperIngestionPort
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperWhatsAppEvents
import WhisperCore

/// `whisper bridge rebuild`: makes messages again from the bytes of live events (ING-1). It needs neither a bridge nor the
/// network.
struct BridgeRebuildCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "rebuild", BridgeText.rebuild, discussion: BridgeText.rebuildDiscussion,
            examples: ["whisper bridge rebuild", "whisper bridge rebuild --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let decoder = WhatsAppEventDecoder()
        try await BridgeRebuildCommand.learnOwner(of: vault, decoder)
        let rebuild = ProjectionRebuild(
            store: vault.store, platform: .whatsapp, digest: try Adapters.sealing(),
            decode: { event, time in decoder.events(name: event.name, raw: event.bytes, receivedAt: time) },
            decrypt: LiveMedia.decryption(by: decoder, memory: vault.adapters.memory))
        let progress = context.startProgress(LocalizedMessage(BridgeText.rebuilding), unit: .items)
        let summary: ProjectionRebuild.Summary
        do {
            defer { context.endProgress(progress) }
            summary = try await rebuild.run { progress.update(done: $0, total: nil) }
        }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "rebuilt", "events": .integer(summary.events), "unread": .integer(summary.unread),
                "replaced": .integer(summary.replaced), "inserted": .integer(summary.inserted),
                "unread_changes": .integer(summary.undecrypted),
            ])
        }
        let language = context.localizer.language
        try context.output.data(
            BridgeText.rebuilt,
            [
                "events": .text(language.formatted(summary.events)),
                "unread": .text(language.formatted(summary.unread)),
                "replaced": .text(language.formatted(summary.replaced)),
                "inserted": .text(language.formatted(summary.inserted)),
            ])
        if summary.undecrypted > 0 {
            context.output.note(
                BridgeText.unreadChanges, ["number": .text(language.formatted(summary.undecrypted))])
        }
    }

    /// Who the owner is was settled when the messages arrived.
    private static func learnOwner(of vault: Vault, _ decoder: WhatsAppEventDecoder) async throws {
        for person in try await vault.store.owners() {
            for seen in person.aliases where seen.platform == .whatsapp {
                switch seen.alias.kind {
                case .phoneNumber: decoder.learnOwner(jid: seen.alias.value.dropFirst() + "@s.whatsapp.net", lid: nil)
                case .linkedID: decoder.learnOwner(jid: seen.alias.value, lid: nil)
                case .exportName, .pushName, .verifiedName, .contact: continue
                }
            }
        }
    }
}
