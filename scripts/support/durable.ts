import { createInterface } from "node:readline/promises"
import { type Config, ConfigError } from "@/lib/core/config"

/** @throws ConfigError where the store would end with the process that fills it */
export function requireDurable({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || DATA_DIR) return
  throw new ConfigError(
    "Name a durable store first: DATA_DIR=… for a directory or DATABASE_URL=postgres://… for a server.",
  )
}

/** Asks before something is lost; `--yes` answers for scripts. @throws ConfigError when the answer is no */
export async function confirm(question: string): Promise<void> {
  if (process.argv.includes("--yes")) return
  if (!process.stdin.isTTY) throw new ConfigError(`${question} Say so with --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes to go on: `)
  terminal.close()
  if (answer.trim() !== "yes") throw new ConfigError("Nothing was changed.")
}
