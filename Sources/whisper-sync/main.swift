import WhisperCommand

Program(SyncCommand.self, network: .kept).start()
