import WhisperCommand

Program(SyncCommand.self, network: .allowed).start()
