/// What makes a vault of version 2 of the schema one of version 3 (ST-9): one list of statements an area, in files beside
/// this one.
enum ThirdSchema {
    /// The statements, in order.
    static let statements = words + trust + bridge + sync + attribution
}
