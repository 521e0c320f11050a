import WhisperJSONText
import WhisperMessage

/// Parses any bytes as JSON; what is accepted must be written and read again as the same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let value = try? JSONValue.parse(bytes) else { return 0 }
    var writer = JSONWriter()
    writer.value(value)
    guard let again = try? JSONValue.parse(writer.bytes), again == value else { fatalError("not the same again") }
    return 0
}
