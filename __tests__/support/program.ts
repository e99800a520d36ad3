import { type ChildProcess, fork } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { buildSync } from "esbuild"
import { config } from "@/lib/core/config"
import { query } from "./facts"
import { serverUrl } from "./store"
import type { Commands } from "./store-program"
import { until } from "./until"

type Answer = Record<string, unknown>

/** A running `store-program`, one command at a time. */
export interface Program {
  /** Its output, without responses that were read. */
  output: Answer[]
  ask(name: keyof Commands, argument?: unknown): Promise<Answer>
  /** Waits for the first acknowledgement of `write`. */
  firstWrite(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves with its exit code. */
  ended: Promise<number | null>
  child: ChildProcess
}

/** The settings of a program on the database of the test, on the run's PostgreSQL server. */
export async function programOnServer(): Promise<Record<string, string>> {
  const [{ name = "" } = {}] = await query<{ name: string }>("select current_database() as name")
  const url = Object.assign(new URL(String(serverUrl)), { pathname: `/${name}` }).href
  return { DATABASE_URL: url, DEMO_DATA: "false", AUTH_SECRET: config().AUTH_SECRET ?? "x".repeat(40) }
}

const bundle = join(process.cwd(), ".cache", `store-program-${process.pid}.mjs`)
let bundled = false

/** Bundles the program, because loading single modules takes three times as long and a test starts many processes. */
function programFile(): string {
  if (!bundled) {
    const entryPoints = [join(__dirname, "store-program.ts")]
    buildSync({ entryPoints, bundle: true, platform: "node", format: "esm", packages: "external", outfile: bundle })
    bundled = true
    process.once("exit", () => rmSync(bundle, { force: true }))
  }
  return bundle
}

/** Starts a `store-program` on a data directory. It opens the database at the command `open`. */
export async function startProgram(directory: string, env: Record<string, string> = {}): Promise<Program> {
  const child = fork(programFile(), {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "error", DATA_DIR: directory, DEMO_DATA: "true", ...env },
  })
  const output: Answer[] = []
  let wanted: ((response: Answer) => void) | undefined
  let trouble = ""
  child.stderr?.on("data", (chunk) => {
    trouble += chunk
  })
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (text) => {
    const response = JSON.parse(text) as Answer
    const take = "added" in response && !wanted ? undefined : wanted
    if ("level" in response || !take) return void output.push(response)
    wanted = undefined
    take(response)
  })
  // "close" comes after the last line was read, "exit" may come before.
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const next = () =>
    Promise.race([
      new Promise<Answer>((resolve) => {
        wanted = resolve
      }),
      ended.then((code) => ({ ended: code, trouble })),
    ])
  await next()
  return {
    output,
    child,
    ended,
    ask(name, argument) {
      const response = next()
      child.send([name, argument ?? null])
      return response
    },
    async firstWrite() {
      await until(() => output.length > 0, "a write is acknowledged")
    },
    kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}
