import pino from "pino"
import { config } from "./config"

const holder = globalThis as { __cornerledgerLog?: pino.Logger }

/** A failed statement carries what it was given, which may be a password's hash: the statement is logged, its parameters are not. */
function withoutParameters(error: unknown): unknown {
  const told = pino.stdSerializers.err(error as Error)
  if (!(error instanceof Error) || !("params" in error)) return told
  const message = String(told.message).split("\nparams:")[0]
  const stack = String(error.stack).split("\n    at ").slice(1).join("\n    at ")
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { type: told.type, message, stack: `${message}\n    at ${stack}`, cause }
}

/** The process's structured log: one JSON object a line on standard output; credentials are cut out wherever they stand. */
export function log(): pino.Logger {
  holder.__cornerledgerLog ??= pino({
    level: config().LOG_LEVEL,
    base: undefined,
    serializers: { err: withoutParameters },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.password", "*.token", "*.accessToken", "*.refreshToken", "*.authorization", "*.cookie"],
      censor: "[cut]",
    },
  })
  return holder.__cornerledgerLog
}
