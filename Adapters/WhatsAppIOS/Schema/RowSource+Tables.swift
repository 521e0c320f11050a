import WhisperRowPort
import WhisperWhatsAppRows

extension RowSource {
    /// Reads the rows of a table whose column has one of these values.
    ///
    /// - Throws: The source's error, or what `body` throws.
    func forEachRow<Column: TableColumn>(
        of table: ProbedTable<Column>, where column: Column, in values: [Int64],
        _ body: (_ batch: RowBatch, _ row: Int) throws(RowError) -> Void
    ) throws(RowError) {
        try forEachRow(table.query(), where: column.rawValue, in: values, body)
    }
}
