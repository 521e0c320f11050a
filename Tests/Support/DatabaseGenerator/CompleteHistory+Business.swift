import WhisperRowPort

extension CompleteHistory {
    /// What businesses send, and other kinds of which a table of its own has the words.
    mutating func business() {
        func add(_ label: String, by sender: Person, type: Int64, text: String? = nil, _ rows: HistoryRow...) {
            self.add(label, by: sender, in: .ana, .other(type: type, text: text)) { $0.rows = rows }
        }
        add(
            "template", by: .ana, type: 25, text: "Template text in text_data",
            Self.row(
                "message_template",
                [
                    "content_text_data": .string("Your parcel 4711 arrives today"),
                    "footer_text_data": .string("Footer of template"),
                ]),
            Self.row(
                "message_template_button",
                [
                    "text_data": .string("Track it"), "extra_data": .string("https://t.example"),
                    "button_type": .integer(1),
                ]))
        add(
            "interactive", by: .ana, type: 45,
            Self.row(
                "message_ui_elements",
                [
                    "element_type": .integer(1),
                    "element_content": .string(
                        #"{"title":"Menu","description":"Choose an appointment","buttonText":"Open"}"#),
                    "description": .string("Choose an appointment"), "footer_text": .string("Foot"),
                    "button_text": .string("Open"),
                ]))
        add(
            "interactive reply", by: .me, type: 46, text: "Option B",
            Self.row(
                "message_ui_elements_reply",
                [
                    "element_type": .integer(1), "reply_values": .string(#"["b"]"#),
                    "reply_description": .string("Option B"),
                ]))
        add(
            "group invite", by: .ana, type: 24,
            Self.row(
                "message_group_invite",
                [
                    "group_jid_row_id": .integer(1_005), "admin_jid_row_id": .integer(2),
                    "group_name": .string("Invited Group"), "invite_code": .string("CODE"),
                    "expiration": .integer(time + 61_001), "invite_time": .integer(time + 61_000),
                    "group_type": .integer(0),
                ]))
        add(
            "product", by: .ana, type: 23,
            Self.row(
                "message_product",
                [
                    "business_owner_jid": .integer(2), "product_id": .string("1"), "title": .string("Red Chair"),
                    "description": .string("Comfortable"), "currency_code": .string("EUR"),
                    "amount_1000": .integer(99_000),
                ]))
        add(
            "order", by: .me, type: 44,
            Self.row(
                "message_order",
                [
                    "order_id": .string("9"), "order_title": .string("Order of chairs"), "item_count": .integer(2),
                    "message": .string("Please deliver"), "seller_jid": .integer(2),
                    "currency_code": .string("EUR"), "total_amount_1000": .integer(198_000),
                ]))
        add(
            "payment", by: .ana, type: 40,
            Self.row(
                "message_payment",
                [
                    "sender_jid_row_id": .integer(2), "receiver_jid_row_id": .integer(1),
                    "amount_with_symbol": .string("€5.00"),
                ]))
        self.add("event", by: .ana, in: .group, .other(type: 92, text: nil)) {
            $0.rows = [
                Self.row(
                    "message_event",
                    [
                        "is_canceled": .integer(0), "name": .string("Picnic Party"),
                        "description": .string("Bring salad"), "location_name": .string("Park"),
                        "start_time": .integer($0.time + 86_400_000), "event_state": .integer(0),
                    ])
            ]
            $0.addOns = [
                HistoryAddOn(
                    person: 0, type: 88, key: "E1",
                    row: Self.row(
                        "message_add_on_event_response",
                        ["response": .integer(1), "sender_timestamp": .integer($0.time)]))
            ]
        }
        add("unknown type", by: .ana, type: 131, text: "Text of an unknown type")
        add(
            "sticker pack", by: .ana, type: 105,
            Self.row(
                "message_sticker_pack",
                [
                    "sticker_pack_id": .string("p"), "tray_icon_file_name": .string("t"),
                    "pack_name": .string("Cat Pack"),
                ]))
    }

    /// The group: its lines, what its members wrote, a poll, an album.
    mutating func group() {
        lines()
        let first = history.chats[Chat.group.rawValue].messages.count
        add("grp text", by: .ana, in: .group, .text("Ana says in group @900000000000003 look")) { $0.mentions = [2] }
        add("grp mine", by: .me, in: .group, .text("I say in group")) {
            $0.receipts = [
                HistoryReceipt(person: 1, delivered: $0.time + 1_000, read: $0.time + 5_000),
                HistoryReceipt(person: 2, delivered: $0.time + 2_000, read: nil),
                HistoryReceipt(person: 4, delivered: 0, read: nil),
            ]
            $0.reactions = [
                HistoryReaction(person: 2, emoji: "👍🏽", time: $0.time),
                HistoryReaction(person: 4, emoji: "🎉", time: $0.time),
            ]
            $0.addOns = [
                HistoryAddOn(
                    person: 1, type: 62, key: "P1", time: $0.time + 122_000,
                    row: Self.row(
                        "message_add_on_pin_in_chat",
                        ["pin_in_chat_state": .integer(1), "sender_timestamp": .integer($0.time + 122_000)]))
            ]
        }
        let mine = row
        add("grp reply", by: .ben, in: .group, .text("Reply in group")) {
            $0.quote = first
            $0.quotedText = "Ana says in group"
        }
        add(
            "poll", by: .ben, in: .group,
            .poll(question: "Where shall we eat?", options: ["Pizza", "Sushi"], votes: [0: [0], 1: [0, 1], 4: []])
        ) {
            $0.selectable = 0
            $0.votedAt = $0.time
        }
        add("album", by: .stranger, in: .group, .album(images: 2))
        let album = row
        for (number, hash) in [
            (1, "CnWm5pTSNr+LOIriALh9mPv2Ka2s1Jy2MYCYt3RI0aY="), (2, "e2N8Ax5quqy4ZYXKguIa7QCcYD5MKHozx/FNhy4navg="),
        ] {
            var picture = HistoryMedia(
                type: 1, mime: "image/png", path: "Media/WhatsApp Images/al\(number).png", size: 71, hash: hash)
            if number == 1 { picture.caption = "Album caption 1" }
            add("album pic \(number)", by: .stranger, in: .group, .file(picture)) {
                $0.rows = [
                    HistoryRow(
                        table: "message_association", key: "child_message_row_id",
                        values: ["parent_message_row_id": .integer(album), "association_type": .integer(2)])
                ]
            }
        }
        add("revokedadmin", by: .ben, in: .group, .revoked(byAdmin: 1)) { $0.editedAt = $0.time }
        add("comment", by: .ana, in: .group, .text("A comment")) {
            $0.rows = [Self.row("message_comment", ["parent_message_row_id": .integer(mine)])]
        }
    }

    private mutating func lines() {
        func line(
            _ label: String, by sender: Person, action: Int64, about people: [Int] = [], text: String? = nil,
            former: String? = nil, isMe: Bool? = nil, in chat: Chat = .group, _ rows: HistoryRow...
        ) {
            let line = HistoryLine(action: action, text: text, people: people, isMeJoined: isMe, former: former)
            add(label, by: sender, in: chat, .line(line)) { $0.rows = rows }
        }
        line("sys created", by: .ana, action: 11, text: "First Name Group")
        line("sys me added", by: .ana, action: 12, about: [0], isMe: true)
        line("sys encrypted", by: .nobody, action: 19)
        line("sys added", by: .ana, action: 12, about: [2, 3])
        line("sys subject", by: .ben, action: 1, text: "Old&New Group", former: "First Name Group")
        line("sys icon", by: .ana, action: 6)
        line("sys desc", by: .ana, action: 27, text: "New description")
        line("sys promoted", by: .ana, action: 15, about: [0])
        line("sys demoted", by: .ana, action: 16, about: [2])
        line("sys left", by: .car, action: 5, about: [3])
        line("sys removed", by: .ana, action: 14, about: [4])
        line("sys link", by: .stranger, action: 20, about: [4])
        line(
            "sys ephemeral", by: .ana, action: 59,
            Self.row("message_ephemeral_setting", ["setting_duration": .integer(604_800)]))
        line(
            "sys number", by: .nobody, action: 10, in: .ana,
            Self.row(
                "message_system_number_change", ["old_jid_row_id": .integer(6), "new_jid_row_id": .integer(2)]))
        // A new security code is that of the number, not of the linked id.
        line(
            "sys identity", by: .nobody, action: 18, in: .ana,
            Self.row("message_system_chat_participant", ["user_jid_row_id": .integer(2)]))
        line(
            "sys block", by: .nobody, action: 58, in: .ana,
            Self.row("message_system_block_contact", ["is_blocked": .integer(1)]))
        line("sys business", by: .nobody, action: 46, in: .ana)
        line("sys unknown", by: .nobody, action: 199)
    }
}
