/// The names of a person, as a bridge reports them (ING-6, version 2). What is not stated remains as it is.
public struct BridgePerson: Hashable, Sendable {
    /// The person's ids, 1 … 8 of 1 … 256 bytes each: a telephone number in E.164 form, `digits@s.whatsapp.net`
    /// (which means that number), or the service's own id.
    public var ids: [String]
    /// The name in the address book of the phone; nil if it is not stated.
    public var contactName: String?
    /// The name that the person has chosen; nil if it is not stated.
    public var pushName: String?
    /// The name of a business, as the service has verified it; nil if it is not stated.
    public var businessName: String?

    /// The largest number of ids.
    public static let mostIDs = 8

    /// Creates a person; omitted names are not stated.
    public init(
        ids: [String], contactName: String? = nil, pushName: String? = nil, businessName: String? = nil
    ) {
        self.ids = ids
        self.contactName = contactName
        self.pushName = pushName
        self.businessName = businessName
    }
}
