import WhisperKeyFingerprint
import WhisperTextCoding

/// The text form of an envelope: its fields and the number of characters of each (ENV-1).
///
/// The length of a text alone determines its bucket and whether it is signed: no two of the sixteen forms have the same
/// length. A text is therefore read at fixed offsets, without searching.
package enum EnvelopeText {
    /// The maximum length of a text in bytes, 48 KiB; longer ones are rejected unread.
    package static let maximumLength = 49_152
    /// Everything before the first field.
    package static let start = Array("whisper1:v1.c20p.".utf8)
    /// The sizes of the fields between the start and the sealed bytes: tag, flags, ephemeral key, salt, id, time.
    package static let headerFields = [8, 1, 32, 16, 16, 8]
    /// The size of a signature in bytes.
    package static let signatureBytes = 64
    private static let tagBytes = 16
    package static let separator = UInt8(ascii: ".")

    /// The number of characters up to and including the separator before the sealed bytes.
    package static let headerCharacters = headerFields.reduce(start.count) {
        $0 + Base64URL.characterCount(of: $1) + 1
    }
    /// The position of the flags: after the recipient's tag.
    static let flagsCharacters: Range<Int> = {
        let start = EnvelopeText.start.count + Base64URL.characterCount(of: headerFields[0]) + 1
        return start..<start + Base64URL.characterCount(of: headerFields[1])
    }()
    /// The number of characters of a signature, excluding its separator.
    package static let signatureCharacters = Base64URL.characterCount(of: signatureBytes)

    /// Returns the number of sealed bytes for a bucket: two boxes.
    package static func sealedBytes(_ bucketSize: Int) -> Int {
        SenderBlock.boxSize + bucketSize + tagBytes
    }

    /// Returns the number of characters of the sealed bytes for a bucket.
    package static func sealedCharacters(_ bucketSize: Int) -> Int {
        Base64URL.characterCount(of: sealedBytes(bucketSize))
    }

    /// Returns the total number of bytes of all fields.
    package static func fieldBytes(bucketSize: Int, isSigned: Bool) -> Int {
        EnvelopeHeader.Layout.size + sealedBytes(bucketSize) + (isSigned ? signatureBytes : 0)
    }

    /// Returns the number of characters of the whole text.
    package static func characters(bucketSize: Int, isSigned: Bool) -> Int {
        headerCharacters + sealedCharacters(bucketSize) + (isSigned ? 1 + signatureCharacters : 0)
    }

    /// Returns the bucket and whether there is a signature for a text of the given length; nil if no form has that
    /// length.
    static func form(ofCharacters count: Int) -> (bucketSize: Int, isSigned: Bool)? {
        for bucketSize in Bucket.sizes {
            if count == characters(bucketSize: bucketSize, isSigned: false) { return (bucketSize, false) }
            if count == characters(bucketSize: bucketSize, isSigned: true) { return (bucketSize, true) }
        }
        return nil
    }

    /// Calls `body` with the bytes and characters of each field, in order, and whether it is the last.
    static func forEachField(
        bucketSize: Int, isSigned: Bool, _ body: (_ bytes: Range<Int>, _ characters: Range<Int>, _ isLast: Bool) -> Void
    ) {
        var byte = 0
        var character = start.count
        func field(_ count: Int, isLast: Bool) {
            let characterCount = Base64URL.characterCount(of: count)
            body(byte..<byte + count, character..<character + characterCount, isLast)
            byte += count
            character += characterCount + 1
        }
        for count in headerFields { field(count, isLast: false) }
        field(sealedBytes(bucketSize), isLast: !isSigned)
        if isSigned { field(signatureBytes, isLast: true) }
    }
}

extension Envelope {
    /// Parses a text that consists of one envelope only, without spaces or line breaks (ENV-1).
    ///
    /// Each envelope has exactly one text. A text above 48 KiB is rejected unread.
    ///
    /// - Throws: `EnvelopeError.invalid` for any other text.
    public init(_ line: [UInt8]) throws(EnvelopeError) {
        guard line.count <= EnvelopeText.maximumLength, let form = EnvelopeText.form(ofCharacters: line.count),
            line.starts(with: EnvelopeText.start)
        else { throw .invalid }
        let count = EnvelopeText.fieldBytes(bucketSize: form.bucketSize, isSigned: form.isSigned)
        var isText = true
        let fields = [UInt8](unsafeUninitializedCapacity: count) { fields, written in
            let region = UnsafeMutableRawBufferPointer(fields)
            line.withUnsafeBytes { line in
                EnvelopeText.forEachField(bucketSize: form.bucketSize, isSigned: form.isSigned) {
                    bytes, characters, isLast in
                    let isField = Base64URL.decode(
                        UnsafeRawBufferPointer(rebasing: line[characters]),
                        into: UnsafeMutableRawBufferPointer(rebasing: region[bytes]))
                    let isSeparated = isLast || line[characters.upperBound] == EnvelopeText.separator
                    isText = isText && isField && isSeparated
                }
            }
            written = isText ? count : 0
        }
        guard isText,
            let envelope = Envelope(fields: fields, bucketSize: form.bucketSize, isSigned: form.isSigned)
        else { throw .invalid }
        self = envelope
    }

    /// The text form: one line, without a line break.
    public var text: String {
        String(unsafeUninitializedCapacity: characterCount) { text in
            write(into: UnsafeMutableRawBufferPointer(text))
            return characterCount
        }
    }

    /// The length of the text in characters, all ASCII: 604 … 43,953, plus 87 if signed.
    public var characterCount: Int {
        EnvelopeText.characters(bucketSize: bucketSize, isSigned: isSigned)
    }

    private func write(into text: UnsafeMutableRawBufferPointer) {
        text.copyBytes(from: EnvelopeText.start)
        fields.withUnsafeBytes { fields in
            EnvelopeText.forEachField(bucketSize: bucketSize, isSigned: isSigned) { bytes, characters, isLast in
                Base64URL.encode(
                    UnsafeRawBufferPointer(rebasing: fields[bytes]),
                    into: UnsafeMutableRawBufferPointer(rebasing: text[characters]))
                if !isLast { text[characters.upperBound] = EnvelopeText.separator }
            }
        }
    }
}
