import pino from "pino"
import { config } from "./config"
import { terminalLog } from "./log-lines"
import { withoutSecrets } from "./log-secrets"

const holder = globalThis as { __cornerledgerLog?: pino.Logger }

/** Serializes a failed statement without its parameters, which may include a password hash. */
function withoutParameters(error: unknown): unknown {
  const serialized = pino.stdSerializers.err(error as Error)
  if (!(error instanceof Error) || !("params" in error)) return serialized
  const message = String(serialized.message).split("\nparams:")[0]
  const stack = String(error.stack).split("\n    at ").slice(1).join("\n    at ")
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { type: serialized.type, message, stack: `${message}\n    at ${stack}`, cause }
}

/** pino's serialized errors have a custom prototype, so they are copied to a plain object first. */
const serializedError = (error: unknown) => withoutSecrets({ ...(withoutParameters(error) as object) })

/** Without a mail server, emails are logged with their links, so that operators can try the product (docs/operations.md). */
function withoutSecretsButMails({ outbox, ...line }: Record<string, unknown>): Record<string, unknown> {
  return { ...(withoutSecrets(line) as Record<string, unknown>), ...(outbox ? { outbox } : {}) }
}

/** Creates a log that removes credentials from every line. */
export const createLog = (level: string, destination?: pino.DestinationStream): pino.Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: serializedError },
      formatters: { log: withoutSecretsButMails },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? (process.stdout.isTTY && process.env.TERM !== "dumb" ? terminalLog : pino.destination(1)),
  )

/** The process's structured log on standard output: readable lines on a terminal, one JSON object per line elsewhere. */
export function log(): pino.Logger {
  holder.__cornerledgerLog ??= createLog(config().LOG_LEVEL)
  return holder.__cornerledgerLog
}
