/// A contact of the app's own.
public struct Contact {
    /// The name.
    public var name: String
}
