import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import postgres from "postgres"

export interface Cluster {
  /** The URL of a database, for a login that owns its databases and isn't a superuser. */
  databaseUrl(name: string): string
  superUrl: string
  /** Runs SQL in a database as that login, or as the superuser. */
  run(database: string, text: string, as?: "super"): Promise<Record<string, unknown>[]>
  halt(signal?: "SIGINT" | "SIGQUIT"): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

const named = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href

/** A PostgreSQL server only for this test file, which may halt and break it. */
export async function startOwnCluster(): Promise<Cluster> {
  const program = spawn(process.execPath, ["__tests__/support/cluster-process.mjs"], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const { url, superUrl } = JSON.parse((await lines.next()).value)
  const tell = async (line: string) => {
    program.stdin.write(`${line}\n`)
    await lines.next()
  }
  return {
    databaseUrl: (name) => named(url, name),
    superUrl,
    async run(database, text, as) {
      const client = postgres(named(as === "super" ? superUrl : url, database), { max: 1, onnotice: () => {} })
      try {
        return await client.unsafe(text)
      } finally {
        await client.end()
      }
    },
    halt: (signal = "SIGINT") => tell(`halt ${signal}`),
    resume: () => tell("resume"),
    async stop() {
      const ended = once(program, "exit")
      program.stdin.end("stop\n")
      await ended
    },
  }
}
