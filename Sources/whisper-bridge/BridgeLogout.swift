#if Bridge
    import WhisperVault
    import WhisperCommand
    import WhisperIngestionPort
    import WhisperJSONText
    import WhisperLocalization
    import WhisperWhatsmeowBridge

    /// `whisper bridge logout`.
    struct BridgeLogout {
        private let context: Context

        init(_ context: Context) { self.context = context }

        /// How long the service has to confirm.
        private static let confirmation = Duration.seconds(60)

        /// Unlinks the device if possible, and removes all data of the account in any case.
        func run(_ command: BridgeLogoutCommand) async throws {
            try command.confirmation.confirm(LocalizedMessage(BridgeText.logoutQuestion), in: context)
            let vault = try await VaultAccess(context).open(passphrase: command.passphrase)
            do {
                let bridge = try BridgeVault(vault)
                let lock = try BridgeAssembly.hold(bridge)
                defer { withExtendedLifetime(lock) {} }
                let isConfirmed = await unlink(vault, command.bridge)
                let removed = try bridge.forget()
                // The events of another account are numbered from the beginning.
                try await bridge.beginAgain()
                try await bridge.keepAccount("")
                try await bridge.forgetNotes()
                try report(removed, isConfirmed: isConfirmed)
            } catch {
                await vault.close()
                throw error
            }
            await vault.close()
        }

        /// Logs out at the service; returns whether it confirmed.
        private func unlink(_ vault: Vault, _ options: BridgeOptions) async -> Bool {
            guard let assembly = try? BridgeAssembly(context, vault, options),
                (try? assembly.bridgeVault.isLinked()) == true,
                let source = try? await assembly.source(
                    keeper: VaultSessionKeeper(assembly.bridgeVault),
                    change: { $0.replyTimeout = BridgeLogout.confirmation },
                    notify: { _ in })
            else { return false }
            guard let session = try? await source.openBridge() else { return false }
            let isConfirmed = await session.logOut()
            await session.close()
            return isConfirmed
        }

        private func report(_ removed: [String], isConfirmed: Bool) throws {
            guard !context.output.style.isJSON else {
                return try context.output.json([
                    "type": "logged-out", "confirmed": .bool(isConfirmed),
                    "removed": .array(removed.map { .string($0) }),
                ])
            }
            guard !removed.isEmpty else { return context.output.note(BridgeText.nothingToRemove) }
            context.output.note(isConfirmed ? BridgeText.unlinked : .removedOnly)
        }
    }
#endif
