/// The migration from version 2 to 3 of the schema (ST-9): one list of statements per area, in the files beside this
/// one.
enum ThirdSchema {
    /// The statements, in order.
    static let statements = words + trust + bridge + sync + attribution
}
