public import StorePort

/// A vault that keeps identities, policies and openings besides messages.
public typealias SecrecyStore = VaultStore & ContactLookup & EnvelopeLedger & IdentityStore & PolicyStore
