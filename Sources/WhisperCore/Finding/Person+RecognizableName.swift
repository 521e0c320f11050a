import WhisperMessage
package import WhisperStorePort

extension Person {
    /// The best name. Of somebody who is known by the digits of a linked id alone, as added files name people, it is the whole
    /// id, by which it can be told from a name.
    package var recognizableName: String {
        let known = aliases.lazy.map(\.alias).first { alias in
            alias.isServiceLinkedID && alias.value.prefix { $0 != "@" } == displayName
        }
        return known?.value ?? displayName
    }
}
