#if WHISPER_TEST_HOOKS
    import Foundation
    import Synchronization
    import WhisperPagePort
    import WhisperPosixFiles

    /// An output on a medium that is full after a few pieces of 64 KiB.
    final class FillingPages: PageOutput {
        private let base: any PageOutput
        private let writes = Counter()

        init(_ base: any PageOutput) {
            self.base = base
        }

        func file(_ path: String) throws(PageOutputError) -> any PageFile {
            FillingFile(try base.file(path), of: self)
        }

        func makeRun() throws(PageOutputError) -> any PageRun {
            FillingRun(try base.makeRun(), of: self)
        }

        func commit() throws(PageOutputError) { try base.commit() }

        func abandon() { base.abandon() }

        /// Runs a call during which the medium may be full.
        fileprivate func filling(_ body: () throws(PageOutputError) -> Void) throws(PageOutputError) {
            let faults = FileFaults { [writes] (step) throws(FileError) in
                if step == .write, writes.next() > 10 { throw FileError(number: ENOSPC) }
            }
            do {
                try faults.during(body)
            } catch let error as PageOutputError {
                throw error
            } catch {
                throw .inaccessible(errno: 0)
            }
        }
    }

    private final class FillingFile: PageFile {
        let base: any PageFile
        let output: FillingPages

        init(_ base: any PageFile, of output: FillingPages) {
            self.base = base
            self.output = output
        }

        func write(_ bytes: [UInt8]) throws(PageOutputError) {
            try output.filling { () throws(PageOutputError) in try base.write(bytes) }
        }

        func close() throws(PageOutputError) {
            try output.filling { () throws(PageOutputError) in try base.close() }
        }
    }

    private final class FillingRun: PageRun {
        let base: any PageRun
        let output: FillingPages

        init(_ base: any PageRun, of output: FillingPages) {
            self.base = base
            self.output = output
        }

        func write(_ bytes: [UInt8]) throws(PageOutputError) {
            try output.filling { () throws(PageOutputError) in try base.write(bytes) }
        }

        func read(atMost limit: Int) throws(PageOutputError) -> [UInt8] { try base.read(atMost: limit) }
    }
#endif
