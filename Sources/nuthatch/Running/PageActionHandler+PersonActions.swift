public import Agent
public import Web

/// The agent as the pages use it, joined here: neither module knows the other.
extension PageActionHandler: PersonActions {}
