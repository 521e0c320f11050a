import WhisperCommand

Program(WhisperCommand.self, network: .denied).start()
