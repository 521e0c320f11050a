"""Builds genuine protobuf bytes with neonize's own message classes, one event per line: {"id", "name", "raw"}.

    python genuine.py > genuine.jsonl        (neonize 0.5.2)

The output is stored beside this file, so that the tests do not need Python.
"""

import base64
import json

from neonize.proto import Neonize_pb2 as n
from neonize.proto.waCommon import WACommon_pb2 as common
from neonize.proto.waE2E import WAWebProtobufsE2E_pb2 as e2e
from neonize.proto.waHistorySync import WAWebProtobufsHistorySync_pb2 as history
from neonize.proto.waWeb import WAWebProtobufsWeb_pb2 as web

TIME = 1_700_000_000
DIGEST = bytes(range(32))
ENCRYPTED_DIGEST = bytes(range(32, 64))
MEDIA_KEY = bytes(range(64, 96))
MEDIA_PATH = "/v/t62-24/x.enc?ccb=11-4&oe=1A&_nc_sid=0"


def jid(user, server="s.whatsapp.net", device=0):
    return n.JID(User=user, RawAgent=0, Device=device, Integrator=0, Server=server, IsEmpty=False)


ANN, ANN_LID = jid("4915112345", device=3), jid("9001", "lid")
ME, ME_LID = jid("4917099999"), jid("9999", "lid")
GROUP = jid("120363000000001", "g.us")


def source(chat=ANN, sender=ANN, me=False, group=False, sender_alt=None, recipient_alt=None):
    made = n.MessageSource(
        Chat=chat, Sender=sender, IsFromMe=me, IsGroup=group, AddressingMode=1, BroadcastListOwner=jid("", ""))
    if sender_alt is not None:
        made.SenderAlt.CopyFrom(sender_alt)
    if recipient_alt is not None:
        made.RecipientAlt.CopyFrom(recipient_alt)
    return made


def info(where=None, id="M1", name="Ann", time=TIME * 1000, edit=""):
    return n.MessageInfo(
        MessageSource=where or source(), ID=id, ServerID=0, Type="text", Pushname=name, Timestamp=time, Category="",
        Multicast=False, MediaType="", Edit=edit)


def event(message, about=None, **flags):
    made = dict(IsEphemeral=False, IsViewOnce=False, IsViewOnceV2=False, IsViewOnceV2Extension=False,
                IsDocumentWithCaption=False, IsLottieSticker=False, IsEdit=False)
    made.update(flags)
    return n.Message(Info=about or info(), Message=message, Raw=message, **made)


def key(id, me=False, chat="4915112345@s.whatsapp.net", participant=None):
    return common.MessageKey(remoteJID=chat, fromMe=me, ID=id, participant=participant)


def media(cls, **more):
    return cls(URL="https://mmg.example/x", mimetype="image/jpeg", fileSHA256=DIGEST, fileLength=1234,
               mediaKey=MEDIA_KEY, fileEncSHA256=ENCRYPTED_DIGEST, directPath=MEDIA_PATH, **more)


def wrapped(message):
    return e2e.FutureProofMessage(message=message)


emitted = []


def emit(id, message, name=None):
    raw = message if isinstance(message, bytes) else message.SerializePartialToString()
    emitted.append({"id": id, "name": name or type(message).__name__, "raw": base64.b64encode(raw).decode()})


M = e2e.Message
quote = e2e.ContextInfo(
    stanzaID="M0", participant="4917099999:2@s.whatsapp.net", quotedMessage=M(conversation="how are you?"),
    mentionedJID=["4917099999@s.whatsapp.net", "9001@lid"], isForwarded=True, forwardingScore=4, expiration=86400)

emit("text", event(M(conversation="Hello 👋")))
emit("reply", event(M(extendedTextMessage=e2e.ExtendedTextMessage(text="fine, @4917099999", contextInfo=quote))))
emit("image", event(M(imageMessage=media(e2e.ImageMessage, caption="the sea", width=640, height=480)), IsEphemeral=True))
emit("video", event(M(videoMessage=media(e2e.VideoMessage, caption="waves", seconds=7, gifPlayback=True))))
emit("view-once", event(M(imageMessage=media(e2e.ImageMessage, viewOnce=True)), IsViewOnceV2=True))
emit("view-once-wrapped", event(M(viewOnceMessageV2=e2e.FutureProofMessage(
    message=M(videoMessage=media(e2e.VideoMessage, seconds=3))))))
emit("video-note", event(M(ptvMessage=media(e2e.VideoMessage, seconds=9))))
emit("voice", event(M(audioMessage=media(e2e.AudioMessage, seconds=12, PTT=True))))
emit("audio", event(M(audioMessage=media(e2e.AudioMessage, seconds=200))))
emit("document", event(M(documentWithCaptionMessage=e2e.FutureProofMessage(message=M(documentMessage=media(
    e2e.DocumentMessage, fileName="tax.pdf", title="Tax", caption="for you")))), IsDocumentWithCaption=True))
emit("sticker", event(M(stickerMessage=media(e2e.StickerMessage, isAnimated=True))))
emit("sticker-pack", event(M(stickerPackMessage=e2e.StickerPackMessage(
    stickerPackID="p", name="Cats", fileLength=1234, fileSHA256=DIGEST, fileEncSHA256=ENCRYPTED_DIGEST,
    mediaKey=MEDIA_KEY, directPath="/v/p"))))
emit("image-of-newsletter", event(M(imageMessage=e2e.ImageMessage(
    URL="https://mmg.example/x", mimetype="image/jpeg", fileSHA256=DIGEST, fileLength=1234, directPath="/o1/x"))))
emit("image-from-device", event(M(deviceSentMessage=e2e.DeviceSentMessage(
    destinationJID="4915112345@s.whatsapp.net", message=M(imageMessage=media(e2e.ImageMessage, caption="mine"))))))
emit("voice-in-wrappers", event(M(ephemeralMessage=wrapped(M(viewOnceMessageV2Extension=wrapped(
    M(audioMessage=media(e2e.AudioMessage, PTT=True))))))))
emit("image-quoting-video", event(M(imageMessage=media(e2e.ImageMessage, contextInfo=e2e.ContextInfo(
    stanzaID="M0", participant="4917099999@s.whatsapp.net", quotedMessage=M(videoMessage=media(e2e.VideoMessage)))))))
emit("text-quoting-image", event(M(extendedTextMessage=e2e.ExtendedTextMessage(text="nice", contextInfo=e2e.ContextInfo(
    stanzaID="M0", participant="4917099999@s.whatsapp.net", quotedMessage=M(imageMessage=media(e2e.ImageMessage)))))))
emit("location", event(M(locationMessage=e2e.LocationMessage(
    degreesLatitude=54.5, degreesLongitude=13.25, name="Lighthouse", address="Cape", URL="https://l.example"))))
emit("live-location", event(M(liveLocationMessage=e2e.LiveLocationMessage(
    degreesLatitude=-1.5, degreesLongitude=2, caption="on my way", sequenceNumber=3))))
emit("contact", event(M(contactMessage=e2e.ContactMessage(displayName="Bob", vcard="BEGIN:VCARD\nEND:VCARD"))))
emit("contacts", event(M(contactsArrayMessage=e2e.ContactsArrayMessage(displayName="2 contacts", contacts=[
    e2e.ContactMessage(displayName="Bob", vcard="b"), e2e.ContactMessage(displayName="Cem", vcard="c")]))))
options = [e2e.PollCreationMessage.Option(optionName=name) for name in ("tea", "coffee")]
for number in ("", "V2", "V3", "V5", "V6"):
    emit("poll" + number, event(M(**{"pollCreationMessage" + number: e2e.PollCreationMessage(
        name="drink?", options=options, selectableOptionsCount=1, encKey=bytes(32))})))
emit("vote", event(M(pollUpdateMessage=e2e.PollUpdateMessage(
    pollCreationMessageKey=key("P1"), vote=e2e.PollEncValue(encPayload=b"x" * 40, encIV=b"i" * 12),
    senderTimestampMS=(TIME + 5) * 1000)), info(id="V1")))
emit("reaction", event(M(reactionMessage=e2e.ReactionMessage(
    key=key("M1", me=True), text="❤️", senderTimestampMS=(TIME + 3) * 1000)), info(id="R1")))
emit("reaction-removed", event(M(reactionMessage=e2e.ReactionMessage(
    key=key("M1"), text="", senderTimestampMS=(TIME + 4) * 1000)), info(id="R2")))
edited = e2e.ProtocolMessage(
    key=key("M1"), type=14, editedMessage=M(conversation="Hello!"), timestampMS=(TIME + 60) * 1000)
emit("edit", event(M(protocolMessage=edited), info(id="E1", edit="1"), IsEdit=True))
emit("edit-wrapped", event(M(editedMessage=e2e.FutureProofMessage(message=M(protocolMessage=edited))), info(id="E2")))
emit("edit-caption", event(M(protocolMessage=e2e.ProtocolMessage(
    key=key("M1"), type=14, editedMessage=M(imageMessage=media(e2e.ImageMessage, caption="better")))), info(id="E3")))
emit("edit-caption-wrapped", event(M(editedMessage=wrapped(M(protocolMessage=e2e.ProtocolMessage(
    key=key("M1"), type=14, editedMessage=M(videoMessage=media(e2e.VideoMessage, caption="best"))))))))
emit("edit-caption-flagged", event(M(imageMessage=media(e2e.ImageMessage, caption="better")), IsEdit=True))
emit("revoke", event(M(protocolMessage=e2e.ProtocolMessage(key=key("M1"), type=0)), info(id="D1", edit="7")))
emit("admin-revoke", event(
    M(protocolMessage=e2e.ProtocolMessage(key=key("M1"), type=0)), info(where=source(chat=GROUP), id="D2", edit="8")))
emit("unmarked-revoke", event(M(protocolMessage=e2e.ProtocolMessage(key=key("M1"), type=0)), info(id="D3")))
emit("ephemeral-setting", event(M(protocolMessage=e2e.ProtocolMessage(type=3, ephemeralExpiration=604800))))
emit("key-share", event(M(protocolMessage=e2e.ProtocolMessage(
    type=6, appStateSyncKeyShare=e2e.AppStateSyncKeyShare()))))
emit("sender-key", event(M(senderKeyDistributionMessage=e2e.SenderKeyDistributionMessage(groupID="g"))))
emit("sender-key-and-text", event(M(
    senderKeyDistributionMessage=e2e.SenderKeyDistributionMessage(groupID="g"), conversation="with a key",
    messageContextInfo=e2e.MessageContextInfo(messageSecret=bytes(32)))))
emit("group-invite", event(M(groupInviteMessage=e2e.GroupInviteMessage(
    groupJID="120363000000001@g.us", inviteCode="abc", groupName="Garden", caption="join us"))))
emit("buttons", event(M(buttonsMessage=e2e.ButtonsMessage(
    contentText="which?", footerText="tap", imageMessage=media(e2e.ImageMessage), headerType=4))))
emit("button-reply", event(M(buttonsResponseMessage=e2e.ButtonsResponseMessage(
    selectedButtonID="1", selectedDisplayText="this one", contextInfo=quote))))
emit("list", event(M(listMessage=e2e.ListMessage(title="Menu", description="choose", footerText="foot"))))
emit("list-reply", event(M(listResponseMessage=e2e.ListResponseMessage(title="Soup", description="hot"))))
four = e2e.TemplateMessage.HydratedFourRowTemplate(
    hydratedTitleText="Your code", hydratedContentText="is 123", hydratedFooterText="do not share")
emit("template", event(M(templateMessage=e2e.TemplateMessage(hydratedTemplate=four))))
emit("interactive", event(M(interactiveMessage=e2e.InteractiveMessage(
    header=e2e.InteractiveMessage.Header(title="Offer"), body=e2e.InteractiveMessage.Body(text="buy"),
    footer=e2e.InteractiveMessage.Footer(text="now")))))
emit("template-document", event(M(templateMessage=e2e.TemplateMessage(
    hydratedTemplate=e2e.TemplateMessage.HydratedFourRowTemplate(
        hydratedContentText="your bill", documentMessage=media(e2e.DocumentMessage, fileName="bill.pdf"))))))
emit("buttons-video", event(M(buttonsMessage=e2e.ButtonsMessage(
    contentText="watch", videoMessage=media(e2e.VideoMessage), headerType=5))))
emit("interactive-video", event(M(interactiveMessage=e2e.InteractiveMessage(
    header=e2e.InteractiveMessage.Header(title="Film", videoMessage=media(e2e.VideoMessage))))))
emit("product", event(M(productMessage=e2e.ProductMessage(product=e2e.ProductMessage.ProductSnapshot(
    productImage=media(e2e.ImageMessage), title="Vase", description="blue")))))
emit("event", event(M(eventMessage=e2e.EventMessage(name="Party", description="bring cake", startTime=TIME))))
emit("album", event(M(albumMessage=e2e.AlbumMessage(expectedImageCount=3, expectedVideoCount=1))))
emit("pin", event(M(pinInChatMessage=e2e.PinInChatMessage(key=key("M1"), type=1, senderTimestampMS=TIME * 1000))))
emit("call-log", event(M(callLogMesssage=e2e.CallLogMessage(isVideo=True, callOutcome=1, durationSecs=0))))
emit("scheduled-call", event(M(scheduledCallCreationMessage=e2e.ScheduledCallCreationMessage(
    scheduledTimestampMS=TIME * 1000, callType=2, title="Standup"))))
emit("masked", event(M(placeholderMessage=e2e.PlaceholderMessage(type=0))))
emit("encrypted-reaction", event(M(encReactionMessage=e2e.EncReactionMessage(
    targetMessageKey=key("M1"), encPayload=b"x", encIV=b"i"))))
future = event(M())
future.Message.MergeFromString(b"\xd2\x3e\x03\x0a\x01x")  # field 1002, as a later release may have it
future.ClearField("Raw")
emit("future", future)
late = event(M(conversation="still here"))
late.Info.MergeFromString(b"\xd2\x3e\x01x")
late.MergeFromString(b"\xd0\x3e\x07")
emit("future-members", late)
emit("group", event(M(conversation="in the group"), info(source(GROUP, ANN_LID, group=True, sender_alt=ANN))))
emit("linked", event(M(conversation="by linked id"), info(source(ANN_LID, ANN_LID, sender_alt=ANN), id="L1")))
emit("linked-again", event(M(conversation="again"), info(source(ANN_LID, ANN_LID, sender_alt=ANN), id="L2")))
emit("linked-own", event(M(conversation="mine"), info(
    source(ANN_LID, ME_LID, me=True, sender_alt=ME, recipient_alt=ANN), id="L3", name="Me")))
emit("own", event(M(conversation="from my phone"), info(source(ANN, ME, me=True), id="O1", name="Me")))
emit("broadcast", event(M(conversation="to many"), info(source(jid("1700", "broadcast"), ANN, group=True))))
emit("status", event(M(conversation="my day"), info(source(jid("status", "broadcast"), ANN, group=True))))
emit("newsletter", event(M(conversation="news"), info(source(jid("777", "newsletter"), jid("777", "newsletter")))))
emit("no-id", event(M(conversation="x"), info(id="")))

for name, number in (("delivered", 1), ("sender", 2), ("retry", 3), ("read", 4), ("read-self", 5), ("played", 6)):
    emit("receipt-" + name, n.Receipt(
        MessageSource=source(), MessageIDs=["M1", "M2"], Timestamp=TIME + 9, Type=number))
emit("undecryptable", n.UndecryptableMessage(Info=info(), IsUnavailable=False, DecryptFailMode=1))
emit("undecryptable-hidden", n.UndecryptableMessage(Info=info(), IsUnavailable=False, DecryptFailMode=2))
emit("unavailable", n.UndecryptableMessage(Info=info(), IsUnavailable=True, DecryptFailMode=1))
emit("group-info", n.GroupInfoEvent(
    JID=GROUP, Notify="", Sender=ANN_LID, Timestamp=TIME, Name=n.GroupName(Name="Garden 2", NameSetAt=TIME),
    Join=[ANN, jid("4915198765")], Leave=[]))
emit("group-ranks", n.GroupInfoEvent(
    JID=GROUP, Notify="", Sender=ANN_LID, Timestamp=TIME, Promote=[ANN], Demote=[jid("4915198765")]))
emit("group-nothing", n.GroupInfoEvent(JID=GROUP, Notify="", Sender=ANN_LID, Timestamp=TIME))
emit("joined", n.JoinedGroup(Reason="", Type="new", CreateKey="", Sender=ANN_LID, SenderPN=ANN, GroupInfo=n.GroupInfo(
    JID=GROUP, OwnerJID=ANN, OwnerPN=ANN, GroupName=n.GroupName(Name="Garden"), Participants=[
        n.GroupParticipant(JID=ANN_LID, LID=ANN_LID, PhoneNumber=ANN),
        n.GroupParticipant(JID=jid("9002", "lid"), LID=jid("9002", "lid"), PhoneNumber=jid("4915198765"))])))
meta = {"from": ANN, "timestamp": TIME, "callCreator": ANN, "callCreatorAlt": ANN_LID, "callID": "C1"}
emit("joined-with-admin", n.JoinedGroup(
    Reason="", Type="new", CreateKey="", Sender=ANN_LID, SenderPN=ANN, GroupInfo=n.GroupInfo(
        JID=GROUP, OwnerJID=ANN, OwnerPN=ANN, GroupName=n.GroupName(Name="Garden"), Participants=[
            n.GroupParticipant(JID=ANN_LID, LID=ANN_LID, PhoneNumber=ANN, IsAdmin=True),
            n.GroupParticipant(JID=jid("9002", "lid"), LID=jid("9002", "lid"), PhoneNumber=jid("4915198765"))])))
emit("call", n.CallOffer(basicCallMeta=n.BasicCallMeta(**meta)))
emit("group-call", n.CallOfferNotice(basicCallMeta=n.BasicCallMeta(**{**meta, "from": GROUP}), media="video", type="group"))
emit("connected", n.Connected(status=True))
emit("disconnected", n.Disconnected(status=True))
emit("logged-out", n.LoggedOut(OnConnect=True, Reason=2))
emit("stream-replaced", n.StreamReplaced())
emit("paired", n.PairStatus(ID=ME, BusinessName="", Platform="android", Status=2, Error=""))
emit("pairing-failed", n.PairStatus(ID=jid("", ""), BusinessName="", Platform="", Status=1, Error="no"))
emit("temporary-ban", n.TemporaryBan(Code=1, Expire=3600))
emit("picture", n.Picture(JID=GROUP, Author=ANN, Timestamp=TIME, Remove=False))
emit("identity", n.IdentityChange(JID=ANN, Timestamp=TIME, Implicit=False))
emit("presence", n.Presence(From=ANN, Unavailable=False, LastSeen=TIME))
emit("typing", n.ChatPresence(MessageSource=source(), State=1, Media=1))
emit("qr", n.QR(Codes=["2@secret"]))
emit("rotated", n.RotateADVSecret())
emit("terminated", n.CallTerminate(basicCallMeta=n.BasicCallMeta(**meta), reason="hangup"))
emit("from-the-future", b"\x0a\x03abc", name="event-99")


def past(id, text, seconds, me=False, participant=None, **more):
    return history.HistorySyncMsg(msgOrderID=seconds, message=web.WebMessageInfo(
        key=key(id, me=me, participant=participant), messageTimestamp=TIME + seconds,
        message=M(conversation=text) if text else None, **more))


emit("history", n.HistorySync(Data=history.HistorySync(
    syncType=2, chunkOrder=1, progress=50,
    phoneNumberToLidMappings=[history.PhoneNumberToLIDMapping(
        pnJID="4915112345@s.whatsapp.net", lidJID="9001@lid")],
    pushnames=[history.Pushname(ID="4915112345@s.whatsapp.net", pushname="Ann")],
    conversations=[
        history.Conversation(
            ID="9001@lid", pnJID="4915112345@s.whatsapp.net", name="Ann Archer", unreadCount=2, messages=[
                past("H5", "newest", 50, status=4),
                past("H4", "own", 40, me=True, status=4, starred=True),
                past("H3", None, 30, messageStubType=2),
                past("H2", "second of a second", 20),
                past("H1", "first of a second", 20, reactions=[web.Reaction(
                    key=key("x", me=True), text="👍", senderTimestampMS=(TIME + 21) * 1000)]),
            ]),
        history.Conversation(ID="120363000000001@g.us", name="Garden", messages=[
            history.HistorySyncMsg(message=web.WebMessageInfo(
                key=key("G2", participant="4915198765@s.whatsapp.net", chat="120363000000001@g.us"),
                messageTimestamp=TIME + 12, pushName="Cem", message=M(pollCreationMessageV3=e2e.PollCreationMessage(
                    name="drink?", options=options)),
                pollUpdates=[web.PollUpdate(
                    pollUpdateMessageKey=key("v", participant="4915112345@s.whatsapp.net"),
                    vote=e2e.PollVoteMessage(selectedOptions=[DIGEST]), senderTimestampMS=(TIME + 13) * 1000)])),
            history.HistorySyncMsg(message=web.WebMessageInfo(
                key=key("G1", chat="120363000000001@g.us"), messageTimestamp=TIME + 10, messageStubType=21,
                messageStubParameters=["Garden"], participant="4915198765@s.whatsapp.net")),
        ]),
    ],
    statusV3Messages=[web.WebMessageInfo(
        key=key("S1", chat="status@broadcast", participant="4915112345@s.whatsapp.net"), messageTimestamp=TIME,
        message=M(conversation="a status"))])))

emit("history-media", n.HistorySync(Data=history.HistorySync(
    syncType=2, chunkOrder=1, progress=50, conversations=[
        history.Conversation(ID="4915112345@s.whatsapp.net", name="Ann", messages=[
            history.HistorySyncMsg(msgOrderID=number, message=web.WebMessageInfo(
                key=key(f"F{number}"), messageTimestamp=TIME + number, message=message, **more))
            for number, (message, more) in enumerate([
                (M(imageMessage=media(e2e.ImageMessage)), {}),
                (M(ephemeralMessage=wrapped(M(documentMessage=media(e2e.DocumentMessage)))), {"starred": True}),
                (M(conversation="no file"), {}),
                (M(stickerMessage=media(e2e.StickerMessage)), {"messageStubType": 1}),
                (M(stickerMessage=media(e2e.StickerMessage)), {}),
            ])])],
    statusV3Messages=[web.WebMessageInfo(
        key=key("F9", chat="status@broadcast", participant="4915112345@s.whatsapp.net"), messageTimestamp=TIME,
        message=M(videoMessage=media(e2e.VideoMessage)))])))

# Groups, their members, and what the phone states about chats.
for name, number in (
        ("played-self", 7), ("server-error", 8), ("inactive", 9), ("peer", 10), ("history", 11)):
    emit("receipt-" + name, n.Receipt(
        MessageSource=source(), MessageIDs=["M1", "M2"], Timestamp=TIME + 9, Type=number))
emit("receipt-group", n.Receipt(
    MessageSource=source(GROUP, ANN_LID, group=True, sender_alt=ANN), MessageIDs=["M1"], Timestamp=TIME + 9, Type=4))
emit("receipt-own", n.Receipt(
    MessageSource=source(ANN, ME, me=True), MessageIDs=["M1"], Timestamp=TIME + 9, Type=4))
BEN, CEM = jid("4915198765"), jid("4915155555")
emit("group-members", n.GroupInfoEvent(
    JID=GROUP, Notify="", Sender=ANN_LID, Timestamp=TIME, Join=[BEN, CEM, ME], Leave=[ANN], Promote=[CEM, ME],
    Demote=[jid("9003", "lid"), ME]))
emit("group-topic", n.GroupInfoEvent(
    JID=GROUP, Notify="", Sender=ANN_LID, Timestamp=TIME, Topic=n.GroupTopic(
        Topic="Seeds and tools\nfor all", TopicID="T1", TopicSetAt=TIME, TopicSetBy=ANN, TopicDeleted=False)))
emit("group-topic-removed", n.GroupInfoEvent(
    JID=GROUP, Notify="", Sender=ANN_LID, Timestamp=TIME + 1, Topic=n.GroupTopic(
        Topic="", TopicID="T2", TopicSetAt=TIME + 1, TopicSetBy=ANN, TopicDeleted=True)))
emit("joined-roster", n.JoinedGroup(
    Reason="", Type="new", CreateKey="", Sender=ANN_LID, SenderPN=ANN, GroupInfo=n.GroupInfo(
        JID=GROUP, OwnerJID=ANN, OwnerPN=ANN, GroupName=n.GroupName(Name="Garden"),
        GroupTopic=n.GroupTopic(Topic="Seeds", TopicID="T1", TopicSetAt=TIME, TopicSetBy=ANN, TopicDeleted=False),
        Participants=[
            n.GroupParticipant(JID=ANN_LID, LID=ANN_LID, PhoneNumber=ANN, IsAdmin=True, IsSuperAdmin=True),
            n.GroupParticipant(JID=BEN, LID=jid("9002", "lid"), PhoneNumber=BEN, IsAdmin=True),
            n.GroupParticipant(JID=ME, LID=ME_LID, PhoneNumber=ME),
            n.GroupParticipant(JID=CEM, LID=jid("", ""), PhoneNumber=CEM, Error=403),
        ])))
member = history.GroupParticipant
emit("history-chats", n.HistorySync(Data=history.HistorySync(
    syncType=2, chunkOrder=2, progress=80,
    inlineContacts=[history.InlineContact(
        pnJID="4915198765@s.whatsapp.net", lidJID="9002@lid", fullName="Ben B\u0007ecker", firstName="Ben")],
    conversations=[
        history.Conversation(
            ID="120363000000001@g.us", name="Garden", description="Seeds", archived=False, pinned=TIME,
            muteEndTime=2**64 - 1, participant=[
                member(userJID="4917099999@s.whatsapp.net", rank=0), member(userJID="9001@lid", rank=2),
                member(userJID="4915198765@s.whatsapp.net", rank=1)],
            messages=[history.HistorySyncMsg(message=web.WebMessageInfo(
                key=key("G9", me=True, chat="120363000000001@g.us"), messageTimestamp=TIME + 12, status=4,
                message=M(conversation="who is in?"), userReceipt=[
                    web.UserReceipt(userJID="9001@lid", receiptTimestamp=TIME + 13, readTimestamp=TIME + 14,
                                    playedTimestamp=0),
                    web.UserReceipt(userJID="4915198765@s.whatsapp.net", receiptTimestamp=TIME + 15),
                    web.UserReceipt(userJID="4915155555@s.whatsapp.net", receiptTimestamp=0,
                                    pendingDeviceJID=["4915155555:1@s.whatsapp.net"]),
                    web.UserReceipt(userJID="4915166666@s.whatsapp.net", playedTimestamp=TIME + 16)]))]),
        history.Conversation(
            ID="4915112345@s.whatsapp.net", name="Ann Archer", archived=True, pinned=0, muteEndTime=TIME + 7200,
            messages=[past("H9", "hello", 5)]),
        history.Conversation(
            ID="4915198765@s.whatsapp.net", name="Ben", muteEndTime=(TIME + 60) * 1000, messages=[past("H8", "hi", 5)]),
    ],
    pastParticipants=[history.PastParticipants(groupJID="120363000000001@g.us", pastParticipants=[
        history.PastParticipant(userJID="4915155555@s.whatsapp.net", leaveReason=1, leaveTS=TIME - 50),
        history.PastParticipant(userJID="4915166666@s.whatsapp.net", leaveReason=0, leaveTS=TIME - 90),
        history.PastParticipant(userJID="4915177777@s.whatsapp.net", leaveReason=0)])])))

for line in emitted:
    print(json.dumps(line))
