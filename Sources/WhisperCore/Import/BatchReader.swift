import WhisperIngestionPort
import Synchronization

/// Reads a session one batch ahead of its consumer, so that reading and writing overlap.
///
/// At most two batches exist at a time: the current one and the one being read.
final class BatchReader<Product: Sendable>: Sendable {
    typealias Prepare = @Sendable (IngestionBatch) async throws(ImportError) -> Product

    private let session: any IngestionSession
    private let prepare: Prepare
    private let readsAhead: @Sendable (Product) -> Bool
    private let upcoming: Mutex<Task<Result<Product?, ImportError>, Never>?>

    /// Reads from `session`; `prepare` runs on the reading side.
    ///
    /// - Parameter readsAhead: Whether the next batch is read and prepared while a product is consumed; if not, it is
    ///   when it is asked for.
    init(
        _ session: any IngestionSession, readsAhead: @escaping @Sendable (Product) -> Bool = { _ in true },
        prepare: @escaping Prepare
    ) {
        self.session = session
        self.readsAhead = readsAhead
        self.prepare = prepare
        upcoming = Mutex(nil)
    }

    /// The next prepared batch; nil at the end.
    func next() async throws(ImportError) -> Product? {
        let task = upcoming.withLock { $0.take() } ?? start()
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let product = try result.get()
        if let product, readsAhead(product) {
            let following = start()
            upcoming.withLock { $0 = following }
        }
        return product
    }

    /// Waits until the next product is prepared, if that has begun.
    func settle() async { _ = await upcoming.withLock { $0 }?.value }

    /// Stops reading and closes the session.
    func close() async {
        let task = upcoming.withLock { $0.take() }
        task?.cancel()
        _ = await task?.value
        await session.close()
    }

    private func start() -> Task<Result<Product?, ImportError>, Never> {
        Task { [session, prepare] in
            do throws(ImportError) {
                let batch: IngestionBatch?
                do throws(IngestionError) {
                    batch = try await session.next()
                } catch {
                    throw error == .cancelled ? ImportError.cancelled : .source(error)
                }
                guard let batch else { return .success(nil) }
                return .success(try await prepare(batch))
            } catch {
                return .failure(error)
            }
        }
    }
}
