import WhisperClockPort
import Dispatch
import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppExport

private struct StoppedClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_893_456_000_000) }
}

/// Opens any bytes as an archive, reads its chat and every attachment that the chat names. Errors are expected, traps
/// and reads outside of memory are not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    // With these first four bytes the source treats it as an archive, so that no input is wasted on text.
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for (index, byte) in [0x50, 0x4B, 3, 4].enumerated() where index < bytes.count { bytes[index] = UInt8(byte) }
    var options = ExportOptions(zone: UniversalTime(), allowsAmbiguousDates: true)
    options.limits.maximumEntryBytes = 1 << 20
    options.limits.maximumTotalBytes = 4 << 20
    options.limits.windowBytes = 4 << 10
    let source = WhatsAppExportSource(.bytes(bytes, name: "x.zip"), options: options, clock: StoppedClock())
    runToEnd { await read(source) }
    return 0
}

private func read(_ source: WhatsAppExportSource) async {
    do {
        let survey = try await source.survey()
        let session = try await source.open()
        var messages: Int64 = 0
        while let batch = try await session.next() {
            for case .message(let message) in batch.events {
                messages += 1
                for attachment in message.attachmentSources.compactMap({ $0 }) {
                    try? attachment.read { _ in }
                }
            }
        }
        guard messages == survey.messages else { fatalError("the survey told another number of messages") }
    } catch {}
}

/// Runs asynchronous work to its end before returning.
private func runToEnd(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await work()
        done.signal()
    }
    done.wait()
}
