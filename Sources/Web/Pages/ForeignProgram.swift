/// The programs whose files are read, as they call themselves in every language.
enum ForeignProgram {
  static let rememberTheMilk = "Remember The Milk"
  static let todoist = "Todoist"
  static let googleTasks = "Google Tasks"
}
