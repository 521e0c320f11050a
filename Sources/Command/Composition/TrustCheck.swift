import WhisperLocalization
import WhisperStorePort
package import WhisperCore

extension OpenVault {
    /// What the vault vouches for; nil where its key is not at hand: a vault without encryption is not asked for one.
    package func trust(in context: Context) throws -> TrustBook? {
        guard hasKeys else { return nil }
        return try Secrecy(self, in: context).trust
    }

    /// How its messages are vouched for.
    package func standings(in context: Context) throws -> MessageStandings {
        MessageStandings(store: store, trust: try trust(in: context))
    }

    /// Begins to vouch for a vault of before, and warns where what it says is not what it vouches for (CON-3, POL).
    ///
    /// A vault that cannot be written is used as it is, and what cannot be read of it is for the command to report.
    func checkTrust(in context: Context) async {
        guard let trust = try? trust(in: context) else { return }
        try? await trust.begin()
        guard (try? await trust.standing()) == .doubtful else { return }
        context.output.warning(LocalizedMessage(TrustText.doubtful))
    }
}
