import Command

Program(WhisperCommand.self, network: .denied).start()
