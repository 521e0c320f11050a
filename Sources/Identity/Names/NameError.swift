/// Reports why a text is not a valid name. Reveals nothing of the text.
public enum NameError: Error, Hashable, Sendable {
    /// The name is empty.
    case empty
    /// The name takes more than 128 bytes in UTF-8.
    case tooLong
    /// The name contains a character that is a control, is invisible, or changes the direction of its neighbours.
    case forbiddenCharacter
    /// A space is first, last, or next to another one.
    case misplacedSpace
    /// The bytes are not UTF-8.
    case notUTF8
}
