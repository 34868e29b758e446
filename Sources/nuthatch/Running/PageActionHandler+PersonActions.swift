public import Agent
public import Web

/// Connects the pages' requests with the agent that carries them out, since neither knows the other.
extension PageActionHandler: PersonActions {}
