#if Bridge
    import Command
    import IngestionPort
    import Localization
    import WhatsmeowBridge
    import WhisperCore

    /// `whisper bridge run`.
    struct BridgeReading {
        private let context: Context

        init(_ context: Context) { self.context = context }

        /// Reads until it is stopped, the bridge ends in good order, or fails for good. Being stopped is no failure: this is
        /// how it is meant to end.
        func run(_ command: BridgeRunCommand) async throws {
            let vault = try await VaultAccess(context).open(passphrase: command.passphrase)
            do {
                try await read(vault, command.bridge)
            } catch {
                await vault.close()
                throw error
            }
            await vault.close()
        }

        private func read(_ vault: OpenVault, _ options: BridgeOptions) async throws {
            let assembly = try BridgeAssembly(context, vault, options)
            // A bridge of another kind knows itself whether it needs an account.
            guard try options.command != nil || assembly.bridgeVault.isLinked() else {
                throw CommandFailure(
                    FailureCode("not-linked", .failure), BridgeText.notLinked,
                    hint: LocalizedMessage(BridgeText.notLinkedHint))
            }
            let reporter = BridgeReporter(context)
            let keeper = VaultSessionKeeper(assembly.bridgeVault)
            let source = assembly.source(keeper: keeper) { reporter.tell($0) }
            let pipeline = try assembly.pipeline()
            do throws(ImportError) {
                try await pipeline.run(source, name: "bridge") { reporter.tell($0) }
            } catch .cancelled {
                // Everything that was read is committed.
            } catch {
                try? reporter.tellEnd()
                throw BridgeReporter.failure(of: error, keeper: keeper, program: assembly.program)
            }
            try reporter.tellEnd()
        }
    }
#endif
