import WhisperRowPort
import WhisperWhatsAppRows

/// The tables whose rows belong to messages.
enum MessageJoins {
    typealias Join = RowJoin<MessageDetails>

    /// All of them that a database has.
    static func all(_ tables: DatabaseTables) -> [Join] {
        let words = WordTable.all.compactMap { $0.join(among: tables) }
        let known = content(tables) + words + relations(tables) + changes(tables) + systemLines(tables)
        let names = Set(known.map(\.table))
        return known
            + RawColumns.joins("message_row_id", among: tables, except: names) { details, table, columns in
                guard RawColumns.hasRoom(details.raw.count) else { return false }
                details.raw.append((table, columns))
                return true
            }
    }

    // MARK: Content

    private static func content(_ tables: DatabaseTables) -> [Join] {
        let media = Join("message_media", MediaColumn.message, among: tables) { MediaReading.apply($0) }
        let place = Join("message_location", LocationColumn.message, among: tables) { table in
            let (latitude, longitude) = (table.place(.latitude), table.place(.longitude))
            let texts = [LocationColumn.name, .address].map(table.place)
            let (link, duration) = (table.place(.link), table.place(.duration))
            let end = [LocationColumn.finalLatitude, .finalLongitude, .finalTime].map(table.place)
            return { batch, row, details in
                guard details.place == nil else { return .superseded }
                var place = MessageDetails.Place()
                place.texts = texts.compactMap { batch.nonEmptyText(row, $0) }
                place.latitude = batch.real(row, latitude)
                place.longitude = batch.real(row, longitude)
                place.link = batch.nonEmptyText(row, link)
                place.liveSeconds = batch.integer(row, duration)
                if let latitude = batch.real(row, end[0]), let longitude = batch.real(row, end[1]) {
                    place.end = (latitude, longitude, batch.integer(row, end[2]))
                }
                details.place = place
                return .joined
            }
        }
        let cards = CardColumn.tables.map { name in
            Join(name, CardColumn.message, order: [.id], among: tables) { table in
                let card = table.place(.card)
                return { batch, row, details in
                    guard let text = batch.wording(row, card) else { return .malformed }
                    // While rows move, both tables have them.
                    guard !details.cards.contains(text) else { return .superseded }
                    guard details.cards.count < 1_024 else { return .tooLong }
                    details.cards.append(text)
                    return .joined
                }
            }
        }
        let poll = Join("message_poll", PollColumn.message, among: tables) { table in
            let selectable = table.place(.selectable)
            return { batch, row, details in
                guard !details.isPoll else { return .superseded }
                details.isPoll = true
                details.selectable = batch.integer(row, selectable)
                return .joined
            }
        }
        let options = Join("message_poll_option", OptionColumn.message, order: [.id], among: tables) { table in
            let name = table.place(.name)
            return { batch, row, details in
                guard let text = batch.wording(row, name) else { return .malformed }
                guard details.options.count < 1_024 else { return .tooLong }
                details.options.append(text)
                return .joined
            }
        }
        let album = Join("message_album", AlbumColumn.message, among: tables) { table in
            let (images, videos) = (table.place(.images), table.place(.videos))
            return { batch, row, details in
                guard details.album == nil else { return .superseded }
                details.album = (batch.integer(row, images) ?? 0, batch.integer(row, videos) ?? 0)
                return .joined
            }
        }
        return ([media, place, poll, options, album] + cards).compactMap { $0 } + MediaReading.transcripts(tables)
    }

    // MARK: Relations

    private static func relations(_ tables: DatabaseTables) -> [Join] {
        let author = Join("message_details", AuthorColumn.message, among: tables) { table in
            let author = table.place(.author)
            return { batch, row, details in
                guard details.author == nil else { return .superseded }
                details.author = batch.integer(row, author)
                return .joined
            }
        }
        let quote = Join("message_quoted", QuoteColumn.message, among: tables) { table in
            let (key, fromMe) = (table.place(.key), table.place(.fromMe))
            let (sender, text) = (table.place(.sender), table.place(.text))
            return { batch, row, details in
                guard details.quote == nil else { return .superseded }
                guard let key = batch.nonEmptyText(row, key) else { return .malformed }
                details.quote = MessageDetails.Quote(
                    key: key, isFromMe: batch.flag(row, fromMe),
                    sender: batch.integer(row, sender).map { .row($0) } ?? .none, text: batch.nonEmptyText(row, text))
                return .joined
            }
        }
        let mentions = Join("message_mentions", MentionColumn.message, order: [.id], among: tables) { table in
            let jid = table.place(.jid)
            return { batch, row, details in
                guard let person = batch.integer(row, jid) else { return .malformed }
                guard details.mentions.count < 1_024 else { return .tooLong }
                details.mentions.append(.row(person))
                return .joined
            }
        }
        let forwarded = Join("message_forwarded", ForwardColumn.message, among: tables) { table in
            let score = table.place(.score)
            return { batch, row, details in
                guard !details.isForwarded else { return .superseded }
                details.isForwarded = true
                details.forwardingScore = batch.integer(row, score)
                return .joined
            }
        }
        let ephemeral = Join("message_ephemeral", EphemeralColumn.message, among: tables) { table in
            let duration = table.place(.duration)
            return { batch, row, details in
                guard details.ephemeralSeconds == nil else { return .superseded }
                guard let seconds = batch.integer(row, duration) else { return .malformed }
                details.ephemeralSeconds = seconds
                return .joined
            }
        }
        let viewOnce = Join("message_view_once_media", ViewOnceColumn.message, among: tables) { _ in
            { _, _, details in
                guard !details.isViewOnce else { return .superseded }
                details.isViewOnce = true
                return .joined
            }
        }
        let association = Join("message_association", AssociationColumn.child, among: tables) { table in
            let (parent, type) = (table.place(.parent), table.place(.type))
            return { batch, row, details in
                let kind = batch.integer(row, type) ?? 0
                if AssociationColumn.betterVersions.contains(kind) { return .joined }
                guard kind == AssociationColumn.album else { return .superseded }
                guard details.parent == nil else { return .superseded }
                guard let parent = batch.integer(row, parent) else { return .malformed }
                details.parent = parent
                return .joined
            }
        }
        let newsletter = Join("newsletter_message", NewsletterColumn.message, among: tables) { table in
            let number = table.place(.number)
            return { batch, row, details in
                guard details.newsletterNumber == nil else { return .superseded }
                guard let number = batch.integer(row, number), number > 0 else { return .malformed }
                details.newsletterNumber = number
                return .joined
            }
        }
        return [author, quote, mentions, forwarded, ephemeral, viewOnce, association, newsletter].compactMap { $0 }
    }

    // MARK: Changes

    private static func changes(_ tables: DatabaseTables) -> [Join] {
        let edit = Join("message_edit_info", EditColumn.message, among: tables) { table in
            let key = table.place(.key)
            let times = [EditColumn.editedTime, .senderTime].map(table.place)
            return { batch, row, details in
                guard details.edit == nil else { return .superseded }
                details.edit = MessageDetails.Edit(
                    key: batch.nonEmptyText(row, key), times: times.compactMap { batch.integer(row, $0) })
                return .joined
            }
        }
        let revocation = Join("message_revoked", RevocationColumn.message, among: tables) { table in
            let (key, admin, time) = (table.place(.key), table.place(.admin), table.place(.time))
            return { batch, row, details in
                guard details.revocation == nil else { return .superseded }
                details.revocation = MessageDetails.Revocation(
                    key: batch.nonEmptyText(row, key), admin: batch.integer(row, admin),
                    time: batch.integer(row, time))
                return .joined
            }
        }
        let receipts = Join("receipt_user", ReceiptColumn.message, order: [.id], among: tables) { table in
            let user = table.place(.user)
            let (delivered, read, played) = (table.place(.delivered), table.place(.read), table.place(.played))
            return { batch, row, details in
                guard let user = batch.integer(row, user) else { return .malformed }
                guard details.receipts.count < 4_096 else { return .tooLong }
                details.receipts.append(
                    MessageDetails.Receipt(
                        user: user, delivered: batch.integer(row, delivered), read: batch.integer(row, read),
                        played: batch.integer(row, played)))
                return .joined
            }
        }
        return [edit, revocation, receipts].compactMap { $0 }
    }

    // MARK: System lines and calls

    private static func systemLines(_ tables: DatabaseTables) -> [Join] {
        let action = Join("message_system", SystemColumn.message, among: tables) { table in
            let action = table.place(.action)
            return { batch, row, details in
                guard details.action == nil else { return .superseded }
                guard let number = batch.integer(row, action) else { return .malformed }
                details.action = number
                return .joined
            }
        }
        let participants = Join("message_system_chat_participant", ParticipantColumn.message, among: tables) {
            table in
            let user = table.place(.user)
            return { batch, row, details in
                guard let person = batch.integer(row, user) else { return .malformed }
                guard details.participants.count < 4_096 else { return .tooLong }
                details.participants.append(person)
                return .joined
            }
        }
        let group = Join("message_system_group", GroupColumn.message, among: tables) { table in
            let isMe = table.place(.isMeJoined)
            return { batch, row, details in
                details.isMeJoined = details.isMeJoined || batch.flag(row, isMe)
                return .joined
            }
        }
        let value = Join("message_system_value_change", ValueChangeColumn.message, among: tables) { table in
            let old = table.place(.old)
            return { batch, row, details in
                guard details.oldValue == nil else { return .superseded }
                details.oldValue = batch.wording(row, old) ?? ""
                return .joined
            }
        }
        let number = Join("message_system_number_change", NumberChangeColumn.message, among: tables) { table in
            let (old, new) = (table.place(.old), table.place(.new))
            return { batch, row, details in
                guard details.oldNumber == nil, details.newNumber == nil else { return .superseded }
                details.oldNumber = batch.integer(row, old)
                details.newNumber = batch.integer(row, new)
                return .joined
            }
        }
        let username = Join("message_system_username_change", UsernameColumn.message, among: tables) { table in
            let places = [UsernameColumn.old, .new].map(table.place)
            return { batch, row, details in
                guard details.usernames == nil else { return .superseded }
                details.usernames = places.compactMap { batch.nonEmptyText(row, $0) }
                return .joined
            }
        }
        let block = Join("message_system_block_contact", BlockColumn.message, among: tables) { table in
            let isBlocked = table.place(.isBlocked)
            return { batch, row, details in
                guard details.isBlocked == nil else { return .superseded }
                guard let flag = batch.integer(row, isBlocked) else { return .malformed }
                details.isBlocked = flag != 0
                return .joined
            }
        }
        let setting = Join("message_ephemeral_setting", EphemeralSettingColumn.message, among: tables) { table in
            let duration = table.place(.duration)
            return { batch, row, details in
                guard details.ephemeralSetting == nil else { return .superseded }
                details.ephemeralSetting = batch.integer(row, duration) ?? 0
                return .joined
            }
        }
        let missed = Join("missed_call_logs", MissedCallColumn.message, order: [.id], among: tables) { table in
            let isVideo = table.place(.isVideo)
            return { batch, row, details in
                guard details.isMissedVideo == nil else { return .superseded }
                details.isMissedVideo = batch.flag(row, isVideo)
                return .joined
            }
        }
        let call = Join("message_call_log", MessageCallColumn.message, among: tables) { table in
            let call = table.place(.call)
            return { batch, row, details in
                guard details.callRow == nil else { return .superseded }
                guard let id = batch.integer(row, call) else { return .malformed }
                details.callRow = id
                return .joined
            }
        }
        return [action, participants, group, value, number, username, block, setting, missed, call].compactMap { $0 }
    }
}
