package import WhisperSecretMemory
import WhisperCore

/// Looks at what the database of a vault is made of, where opening refuses it for that (ST-10).
package struct SchemaExamination {
    let access: VaultAccess

    package init(access: VaultAccess) {
        self.access = access
    }

    /// What is not as this program makes it, a sentence each.
    package func differences(under passphrase: borrowing SecretBytes) throws -> [String] {
        let custody = try access.custody(of: try access.keychain(under: passphrase))
        let keys = try custody.open()
        access.context.denyNetwork()
        return try StoreEngine.schemaDifferences(access.layout, key: keys.database)
    }
}
