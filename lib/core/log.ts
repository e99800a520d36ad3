import pino from "pino"
import { config } from "./config"

const holder = globalThis as { __cornerledgerLog?: pino.Logger }

/** The process's structured log: one JSON object a line on standard output; credentials are cut out wherever they stand. */
export function log(): pino.Logger {
  holder.__cornerledgerLog ??= pino({
    level: config().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.password", "*.token", "*.accessToken", "*.refreshToken", "*.authorization", "*.cookie"],
      censor: "[cut]",
    },
  })
  return holder.__cornerledgerLog
}
