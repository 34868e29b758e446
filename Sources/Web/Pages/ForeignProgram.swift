/// The programs whose files can be read, by their names, which are the same in every language.
enum ForeignProgram {
  static let rememberTheMilk = "Remember The Milk"
  static let todoist = "Todoist"
  static let googleTasks = "Google Tasks"
}
