public import Agent
public import Web

/// What the pages ask of the agent, joined here: neither knows the other.
extension PageActionHandler: PersonActions {}
