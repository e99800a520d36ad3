import { type ChildProcess, spawn } from "node:child_process"
import { until } from "./until"

export interface RunningServer {
  url: string
  /** Its output so far: the log, including e-mails. */
  output(): string
  /** Waits for the newest e-mail to an address in the log. */
  mailTo(address: string): Promise<{ subject: string; text: string }>
  /** Stops it with SIGTERM, like a service manager. @returns its exit code */
  stop(): Promise<number | null>
}

const startMs = 60_000

function mailIn(output: string, address: string): { subject: string; text: string } | undefined {
  for (const line of output.split("\n").reverse()) {
    if (!line.includes('"outbox"')) continue
    const { outbox } = JSON.parse(line)
    if (outbox.to === address) return outbox
  }
  return undefined
}

/** Waits for something in the output of a program that has to be running. */
const seen = <T>(look: () => T | undefined, what: string, program: ChildProcess, within = startMs): Promise<T> =>
  until(
    () => {
      const found = look()
      if (!found && program.exitCode !== null) {
        throw new Error(`the server ended with ${program.exitCode} before ${what}`)
      }
      return found
    },
    what,
    within,
  )

/** A running server (`E2E_URL`), such as the development server: quick for trying a test, but without access to its log. */
const running = (url: string): RunningServer => ({
  url,
  output: () => "",
  mailTo: (address) => Promise.reject(new Error(`mail to ${address} is in the log of the server at ${url}`)),
  stop: async () => null,
})

/**
 * Starts the production build on a free port, with a new database in memory unless `env` names another. It is seeded at the
 * start, or with `prepared` loaded from the run's seeded snapshot, which takes half the time.
 */
export async function startServer(env: Record<string, string> = {}, { prepared = false } = {}): Promise<RunningServer> {
  if (process.env.E2E_URL && Object.keys(env).length === 0) return running(process.env.E2E_URL)
  const limits = { RATE_LIMIT_SIGN_IN: "100000", RATE_LIMIT_ADDRESS: "100000" }
  const snapshot = prepared ? { STORE_SNAPSHOT: String(process.env.TEST_SNAPSHOT) } : {}
  const program = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", ...limits, ...snapshot, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let written = ""
  for (const stream of [program.stdout, program.stderr]) {
    stream.on("data", (chunk) => {
      written += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => program.once("exit", resolve))
  const stop = () => {
    program.kill("SIGTERM")
    return ended
  }
  try {
    const ready = () => /Cornerledger is ready at (\S+)/.exec(written)?.[1]
    const url = await seen(ready, "readiness", program)
    return {
      url,
      output: () => written,
      mailTo: (address) => seen(() => mailIn(written, address), `a mail to ${address}`, program, 10_000),
      stop,
    }
  } catch (error) {
    program.kill("SIGKILL")
    throw new Error(`${(error as Error).message}\n${written}`)
  }
}
