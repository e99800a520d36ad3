import { createInterface } from "node:readline/promises"
import { type Config, ConfigError } from "@/lib/core/config"
import { closeStore } from "@/lib/core/db/client"
import { sqlState } from "@/lib/core/db/sqlstate"
import type { Store } from "@/lib/core/db/types"

/** What to tell of a failure: a mistake in settings and a refusal of the database in a line, all else whole. */
function told(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (!sqlState(error)) return error
  const { cause = error } = error as { cause?: unknown }
  return `The store refused: ${(cause as Error).message}`
}

/** Runs a tool to its end, closes the store, and ends the process with 0, or with 1 and what went wrong. */
export async function runTool(run: () => Promise<void>): Promise<never> {
  try {
    await run()
    await closeStore()
    process.exit(0)
  } catch (error) {
    console.error(told(error))
    process.exit(1)
  }
}

/** The arguments of the command that are no options. */
export const given = (): string[] => process.argv.slice(2).filter((argument) => !argument.startsWith("--"))

/** Works on a store that is opened for this, and closes it in any case. */
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
