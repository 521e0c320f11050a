/// Why a text is no name. Says nothing of the text.
public enum NameError: Error, Hashable, Sendable {
    /// There is nothing to show.
    case empty
    /// It takes more than 128 bytes in UTF-8.
    case tooLong
    /// It has a character that controls, is not seen, or changes the direction of what is around it.
    case forbiddenCharacter
    /// A space is first, last, or beside another one.
    case misplacedSpace
    /// The bytes are not UTF-8.
    case notUTF8
}
