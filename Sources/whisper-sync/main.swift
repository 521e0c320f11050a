import Command

Program(SyncCommand.self, network: .kept).start()
