import WhisperIngestionPort
import WhisperMessage

/// What is known about a database before its messages are read.
struct IOSGroundwork: Sendable {
    let tables: IOSTables
    let people: IOSPeople
    let survey: DatabaseSurvey
    /// The number of rows of the tables of messages' parts.
    let mediaRows: Int64
    let infoRows: Int64
    /// The time of the latest message: the database describes the state of then.
    let asOf: Timestamp
}
