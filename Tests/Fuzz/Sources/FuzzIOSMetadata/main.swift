import WhisperWhatsAppIOS

/// Reads any bytes as either blob of an iOS database, and traps if what is read exceeds its limits, names what is not
/// there, or is different the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let metadata = IOSMediaMetadata(input)
    let info = IOSReceiptInfo(input)
    guard metadata == IOSMediaMetadata(input), info == IOSReceiptInfo(input) else { fatalError("two readings differ") }
    if input.starts(with: Array("bplist0".utf8)) {
        guard let metadata else { return 0 }
        guard metadata.mentions.count <= 1_024,
            ([metadata.quotedID, metadata.quotedText] + metadata.mentions).allSatisfy({ $0?.isEmpty != true })
        else { fatalError("more people than the limit, or an empty text") }
        return 0
    }
    guard (metadata == nil) == (info == nil) else { fatalError("one reader accepts what the other refuses") }
    guard let metadata, let info else { return 0 }
    let texts = [metadata.quotedText, metadata.quotedID, metadata.quotedSender, metadata.forwarder]
    guard texts.allSatisfy({ $0?.isEmpty != true }) else { fatalError("an empty text is present") }
    guard max(info.reactions.count, info.tallies.count, info.receipts.count) <= 4_096 else {
        fatalError("more entries than the limit")
    }
    for receipt in info.receipts where [receipt.delivered, receipt.read, receipt.played].allSatisfy({ $0 == nil }) {
        fatalError("a receipt without a time from \(receipt.person)")
    }
    guard let poll = info.poll else { return 0 }
    for vote in poll.votes {
        guard vote.options.allSatisfy(poll.options.indices.contains), Set(vote.options).count == vote.options.count
        else { fatalError("a vote for no option, or twice for one") }
    }
    return 0
}
