// A process for tests to interrupt: it writes until it is killed, or shows what becomes of a process that crashes or
// wants onto the network.
//
//   whisper-interrupt keychain DIRECTORY STEP COUNT     stores 1, 2, 3, …; kills itself before the COUNTth STEP
//   whisper-interrupt keyed DIRECTORY STEP COUNT        likewise, in a keychain under a key
//   whisper-interrupt blobs DIRECTORY STEP COUNT        stores blob after blob; likewise
//   whisper-interrupt large DIRECTORY MEGABYTES         stores and reads one blob, and prints the memory it used
//   whisper-interrupt crash guarded|ordinary|undumpable|keychain DIRECTORY
//   whisper-interrupt locks                             prints whether secrets are locked and the kernel's flags of one
//   whisper-interrupt network
//
// Each acknowledgement is printed at once, on its own line. STEP `none` continues until it is killed.

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("keychain", 4), ("keyed", 4):
        try dying(before: arguments[2], arguments[3]) {
            try storeSecrets(in: arguments[1], underKey: arguments[0] == "keyed")
        }
    case ("blobs", 4): try dying(before: arguments[2], arguments[3]) { try keepBlobs(in: arguments[1]) }
    case ("large", 3): try keepLargeBlob(in: arguments[1], megabytes: Int(arguments[2]) ?? 1)
    case ("crash", 3): try crash(arguments[1], in: arguments[2])
    case ("locks", 1): try tellLocks()
    case ("network", 1): tryNetwork()
    default: complain("usage: see the head of main.swift")
    }
} catch {
    complain("\(error)")
}
