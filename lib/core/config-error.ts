/** A start with settings it can't run on; the message is for the operator. */
export class ConfigError extends Error {}
