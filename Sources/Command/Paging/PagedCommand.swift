/// A command whose output may be long: on a terminal, a pager shows it.
package protocol PagedCommand: RunnableCommand {}
