import pino from "pino"
import { config } from "./config"
import { withoutSecrets } from "./log-secrets"

const holder = globalThis as { __cornerledgerLog?: pino.Logger }

/** A failed statement carries its parameters, and one of them may be a password's hash: only the statement is logged. */
function withoutParameters(error: unknown): unknown {
  const told = pino.stdSerializers.err(error as Error)
  if (!(error instanceof Error) || !("params" in error)) return told
  const message = String(told.message).split("\nparams:")[0]
  const stack = String(error.stack).split("\n    at ").slice(1).join("\n    at ")
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { type: told.type, message, stack: `${message}\n    at ${stack}`, cause }
}

/** pino's serialized error is an object with a prototype of its own; its copy is a plain one. */
const serializedError = (error: unknown) => withoutSecrets({ ...(withoutParameters(error) as object) })

/** Mails that no server sends stand in the log with their links: it is the outbox of a try (docs/operations.md). */
function withoutSecretsButMails({ outbox, ...line }: Record<string, unknown>): Record<string, unknown> {
  return { ...(withoutSecrets(line) as Record<string, unknown>), ...(outbox ? { outbox } : {}) }
}

/** A log that holds no credentials, wherever in a line they would stand. */
export const createLog = (level: string, destination?: pino.DestinationStream): pino.Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: serializedError },
      formatters: { log: withoutSecretsButMails },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  )

/** The process's structured log: one JSON object a line on standard output. */
export function log(): pino.Logger {
  holder.__cornerledgerLog ??= createLog(config().LOG_LEVEL)
  return holder.__cornerledgerLog
}
