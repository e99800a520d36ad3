/** The settings don't allow a start; the message is for the operator. */
export class ConfigError extends Error {}
