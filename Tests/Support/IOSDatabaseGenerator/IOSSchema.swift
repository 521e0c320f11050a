/// The tables of `ChatStorage.sqlite` as Core Data creates them, with the columns that matter and some that do not.
public enum IOSSchema {
    /// A table: its name, and its columns with their types.
    public struct Table: Sendable {
        /// The name.
        public let name: String
        /// The columns, in order.
        public let columns: [(name: String, type: String)]

        init(_ name: String, _ columns: KeyValuePairs<String, String>) {
            self.name = name
            let entity = [("Z_PK", "INTEGER PRIMARY KEY"), ("Z_ENT", "INTEGER"), ("Z_OPT", "INTEGER")]
            self.columns = (entity + columns.map { ($0.key, $0.value) }).map { (name: $0.0, type: $0.1) }
        }
    }

    /// The tables of entities.
    public static let tables: [Table] = [
        Table(
            "ZWACHATSESSION",
            [
                "ZARCHIVED": "INTEGER", "ZREMOVED": "INTEGER", "ZSESSIONTYPE": "INTEGER", "ZUNREADCOUNT": "INTEGER",
                "ZGROUPINFO": "INTEGER", "ZLASTMESSAGEDATE": "TIMESTAMP", "ZCONTACTIDENTIFIER": "VARCHAR",
                "ZCONTACTJID": "VARCHAR", "ZPARTNERNAME": "VARCHAR",
            ]),
        Table(
            "ZWAGROUPMEMBER",
            [
                "ZCONTACTABID": "INTEGER", "ZISACTIVE": "INTEGER", "ZISADMIN": "INTEGER", "ZCHATSESSION": "INTEGER",
                "ZCONTACTNAME": "VARCHAR", "ZFIRSTNAME": "VARCHAR", "ZMEMBERJID": "VARCHAR",
            ]),
        Table(
            "ZWAMEDIAITEM",
            [
                "ZFILESIZE": "INTEGER", "ZMOVIEDURATION": "INTEGER", "ZMESSAGE": "INTEGER", "ZASPECTRATIO": "FLOAT",
                "ZLATITUDE": "FLOAT", "ZLONGITUDE": "FLOAT", "ZMEDIALOCALPATH": "VARCHAR", "ZMEDIAURL": "VARCHAR",
                "ZTITLE": "VARCHAR", "ZVCARDNAME": "VARCHAR", "ZVCARDSTRING": "VARCHAR", "ZMEDIAKEY": "BLOB",
                "ZMETADATA": "BLOB",
            ]),
        Table(
            "ZWAMESSAGE",
            [
                "ZFLAGS": "INTEGER", "ZGROUPEVENTTYPE": "INTEGER", "ZISFROMME": "INTEGER", "ZMESSAGESTATUS": "INTEGER",
                "ZMESSAGETYPE": "INTEGER", "ZSORT": "INTEGER", "ZSTARRED": "INTEGER", "ZCHATSESSION": "INTEGER",
                "ZGROUPMEMBER": "INTEGER", "ZMEDIAITEM": "INTEGER", "ZMESSAGEINFO": "INTEGER",
                "ZPARENTMESSAGE": "INTEGER", "ZMESSAGEDATE": "TIMESTAMP", "ZSENTDATE": "TIMESTAMP",
                "ZFROMJID": "VARCHAR", "ZPUSHNAME": "VARCHAR", "ZSTANZAID": "VARCHAR", "ZTEXT": "VARCHAR",
                "ZTOJID": "VARCHAR",
            ]),
        Table("ZWAMESSAGEINFO", ["ZMESSAGE": "INTEGER", "ZRECEIPTINFO": "BLOB"]),
        Table("ZWAPROFILEPUSHNAME", ["ZJID": "VARCHAR", "ZPUSHNAME": "VARCHAR"]),
        Table("ZWACHATPUSHCONFIG", ["ZMUTEDUNTIL": "TIMESTAMP", "ZJID": "VARCHAR"]),
    ]

    /// The tables of the phone's address book, in `ContactsV2.sqlite`.
    public static let contacts: [Table] = [
        Table(
            "ZWAADDRESSBOOKCONTACT",
            [
                "ZFULLNAME": "VARCHAR", "ZGIVENNAME": "VARCHAR", "ZLID": "VARCHAR", "ZPHONENUMBER": "VARCHAR",
                "ZWHATSAPPID": "VARCHAR",
            ])
    ]

    /// The tables of `LID.sqlite`, of its recent form and of its former one.
    public static let linkedIDs: [Table] = [
        Table(
            "ZWAZACCOUNT",
            [
                "ZCREATEDAT": "TIMESTAMP", "ZDISPLAYNAME": "VARCHAR", "ZIDENTIFIER": "VARCHAR",
                "ZPHONENUMBER": "VARCHAR",
            ]),
        Table(
            "ZWAPHONENUMBERLIDPAIR",
            ["ZTIMESTAMP": "TIMESTAMP", "ZLID": "VARCHAR", "ZPHONENUMBER": "VARCHAR"]),
    ]

    /// The indices that Core Data creates for relations.
    static let indices = [
        "CREATE INDEX ZWAMESSAGE_ZCHATSESSION_INDEX ON ZWAMESSAGE (ZCHATSESSION);",
        "CREATE INDEX ZWAMEDIAITEM_ZMESSAGE_INDEX ON ZWAMEDIAITEM (ZMESSAGE);",
        "CREATE INDEX ZWAMESSAGEINFO_ZMESSAGE_INDEX ON ZWAMESSAGEINFO (ZMESSAGE);",
        "CREATE INDEX ZWAGROUPMEMBER_ZCHATSESSION_INDEX ON ZWAGROUPMEMBER (ZCHATSESSION);",
    ]
}
