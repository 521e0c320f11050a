extension OutputStyle {
    /// The style before the arguments are understood: so that even an error in them comes as it was asked for.
    init(early arguments: [String], environment: Environment, terminal: Terminal) {
        let options = arguments.prefix { $0 != "--" }
        self.init(
            isJSON: options.contains("--json"), isQuiet: options.contains("--quiet") || options.contains("-q"),
            isPlain: options.contains("--plain"),
            mayColor: !options.contains("--no-color") && environment.nonEmpty("NO_COLOR") == nil, terminal: terminal)
    }

    /// The style that options, environment and configuration file ask for, in this order (CLI-6).
    init(options: GlobalOptions, configuration: Configuration, environment: Environment, terminal: Terminal) {
        let mayColor =
            !options.noColor && environment.nonEmpty("NO_COLOR") == nil && configuration.flag(.color) != false
        self.init(
            isJSON: options.json, isQuiet: options.quiet, isPlain: options.plain || configuration.flag(.plain) == true,
            mayColor: mayColor, terminal: terminal)
    }
}
