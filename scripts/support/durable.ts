import { createInterface } from "node:readline/promises"
import { type Config, ConfigError } from "@/lib/core/config"
import { closeStore } from "@/lib/core/db/client"
import { sqlState } from "@/lib/core/db/sqlstate"
import type { Store } from "@/lib/core/db/types"

/** Returns one line for configuration and database errors, and the whole error for anything else. */
function describe(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (!sqlState(error)) return error
  const { cause = error } = error as { cause?: unknown }
  return `The store returned an error: ${(cause as Error).message}`
}

/** Runs a tool, closes the store, and exits with `process.exitCode` or 0, or prints the error and exits with 1. */
export async function runTool(run: () => Promise<void>): Promise<never> {
  try {
    await run()
    await closeStore()
    process.exit()
  } catch (error) {
    console.error(describe(error))
    process.exit(1)
  }
}

/** Returns the positional arguments of the command. */
export const positionals = (): string[] => process.argv.slice(2).filter((argument) => !argument.startsWith("--"))

/** Runs `work` with a store and closes the store in any case. */
export async function withStore(opening: Promise<Store>, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await opening.catch((error) => {
    if (!(error instanceof ConfigError) || !/in use by process/.test(error.message)) throw error
    throw new ConfigError(
      `${error.message} To stop a server use \`systemctl stop\`, Ctrl+C in its terminal, or \`kill\` with that number.`,
    )
  })
  try {
    await work(store)
  } finally {
    await store.close().catch(() => {})
  }
}

/** @throws ConfigError if the store is in memory and would be lost with this process */
export function requireDurable({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || DATA_DIR) return
  throw new ConfigError(
    "Configure a durable store first: DATA_DIR=… for a directory or DATABASE_URL=postgres://… for a server.",
  )
}

/** Asks for confirmation before data is lost, unless `--yes` is given. @throws ConfigError if the answer is not yes */
export async function confirm(question: string): Promise<void> {
  if (process.argv.includes("--yes")) return
  if (!process.stdin.isTTY) throw new ConfigError(`${question} Confirm with --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes to continue: `)
  terminal.close()
  if (answer.trim() !== "yes") throw new ConfigError("Nothing was changed.")
}
