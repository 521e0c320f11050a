import WhisperArchive
import WhisperVault
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Examines a vault that can be opened without a prompt: its clock, its protection against replays, its trust (ENV-4b,
/// ENV-8).
package struct VaultExamination {
    let access: VaultAccess

    package init(access: VaultAccess) {
        self.access = access
    }

    /// Returns the findings; a single one if the vault cannot be opened without a prompt.
    package func findings(_ passphrase: PassphraseOptions) async throws -> [Finding] {
        guard try access.folder.exists else { return [] }
        let source = try passphrase.source(configuration: access.context.configuration)
        let isOpen = try !access.folder.isEncrypted && access.isNamedUnencrypted()
        guard try isOpen || source != .terminal || access.folder.heldKeys() != nil else {
            return [finding(.ledger, LocalizedMessage(DoctorText.notOpened))]
        }
        let vault = try await access.openUnaccepted(passphrase: passphrase)
        do {
            var findings = [
                try await identities(vault.store), try await ledger(vault.store), try await clock(vault.store),
            ]
            // Without encryption, the trust key would require a prompt.
            if vault.isEncrypted { findings.append(try await trust(vault)) }
            await vault.close()
            return findings
        } catch {
            await vault.close()
            throw error
        }
    }

    private func identities(_ store: any VaultStore) async throws -> Finding {
        let names = try await store.identities().filter { $0.status == .active }.map(\.name)
        return finding(.identities, LocalizedMessage(verbatim: names.isEmpty ? "–" : names.joined(separator: ", ")))
    }

    private func ledger(_ store: any VaultStore) async throws -> Finding {
        let state = try await store.ledgerState()
        return finding(
            .ledger,
            LocalizedMessage(
                DoctorText.ledgerState,
                ["count": .count(state.entries), "opened": .count(state.opened)]))
    }

    private func trust(_ vault: Vault) async throws -> Finding {
        let examination = try await vault.sealedMessages().trust.examine()
        guard !examination.isSound else { return finding(.trust, LocalizedMessage(TrustText.sound)) }
        let value =
            examination.status == .doubtful || examination.doubtful.isEmpty
            ? LocalizedMessage(TrustText.doubtful)
            : LocalizedMessage(TrustText.doubtfulContacts, ["count": .count(examination.doubtful.count)])
        return Finding(subject: .trust, verdict: .warning, value: value)
    }

    private func clock(_ store: any VaultStore) async throws -> Finding {
        let reading = try await store.highWaterClock()
        guard reading.isBehind else { return finding(.clock, LocalizedMessage(DoctorText.clockFine)) }
        let time = LocalCalendar(access.context).dateAndTime(reading.judged)
        return Finding(
            subject: .clock, verdict: .warning, value: LocalizedMessage(DoctorText.clockBehind, ["time": .text(time)]))
    }

    private func finding(_ subject: Finding.Subject, _ value: LocalizedMessage) -> Finding {
        Finding(subject: subject, verdict: .fine, value: value)
    }
}

/// Resets the vault's clock to that of the machine, after explaining what that allows (ENV-4b).
package struct ClockReset {
    let access: VaultAccess

    package init(access: VaultAccess) {
        self.access = access
    }

    /// Asks for confirmation, and resets the clock.
    package func run(_ passphrase: PassphraseOptions, _ confirmation: ConfirmationOptions) async throws {
        let context = access.context
        let vault = try await access.open(passphrase: passphrase)
        do {
            let reading = try await vault.store.highWaterClock()
            let calendar = LocalCalendar(context)
            try confirmation.confirm(
                LocalizedMessage(
                    DoctorText.askResetClock,
                    [
                        "time": .text(calendar.dateAndTime(reading.judged)),
                        "now": .text(calendar.dateAndTime(reading.system)),
                    ]), in: context)
            try await vault.store.resetHighWaterClock()
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
        guard !context.output.style.isJSON else { return try context.output.json(["type": "clock-reset"]) }
        context.output.note(DoctorText.clockReset)
    }
}
