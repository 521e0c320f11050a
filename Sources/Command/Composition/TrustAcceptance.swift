import WhisperArchive
import WhisperVault
import WhisperJSONText
import WhisperLocalization
import WhisperPolicy
import WhisperStorePort
import WhisperCore

/// Accepts the stored state of contacts and policies as authentic, after showing it (CON-3, POL).
package struct TrustAcceptance {
    let access: VaultAccess

    package init(access: VaultAccess) {
        self.access = access
    }

    /// Shows the state, asks for confirmation, and accepts it.
    package func run(_ passphrase: PassphraseOptions, _ confirmation: ConfirmationOptions) async throws {
        let vault = try await access.open(passphrase: passphrase)
        do {
            try await accept(vault, confirmation)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
    }

    private func accept(_ vault: Vault, _ confirmation: ConfirmationOptions) async throws {
        let context = access.context
        let secrecy = try vault.sealedMessages()
        let contacts = try await secrecy.trust.trustedContacts()
        let policies = try await vault.store.policies()
        let settings = PolicySettings(stored: Dictionary(policies.map { ($0.name, $0.isOn) }) { $1 })
        let verified = contacts.filter { $0.trust == .verified }
        if !context.output.style.isJSON {
            for contact in verified {
                context.output.note(TrustText.wouldBeVerified, ["name": .text(contact.displayName)])
            }
            for policy in PolicySwitch.allCases {
                context.output.note(
                    settings[policy] ? TrustText.wouldBeOn : .wouldBeOff, ["name": .text(policy.rawValue)])
            }
        }
        try confirmation.confirm(
            LocalizedMessage(TrustText.askAccept, ["count": .count(verified.count)]), in: context)
        do {
            try await secrecy.trust.accept()
        } catch {
            throw TrustFailure.failure(of: error)
        }
        guard !context.output.style.isJSON else {
            return try context.output.json(["type": "trust-accepted", "verified": .integer(verified.count)])
        }
        context.output.note(TrustText.accepted)
    }
}
