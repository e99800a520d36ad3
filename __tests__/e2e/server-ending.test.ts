import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, isListening } from "../support/port"
import { until } from "../support/until"

jest.setTimeout(120_000)

/** For moments of a start that nothing announces. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Starting {
  program: ChildProcess
  url: string
  output: () => string
  directory: string
}

const directories: string[] = []
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

/** A server on a new data directory, at the beginning of its start. */
async function begin(env: Record<string, string> = {}): Promise<Starting> {
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), "cornerledger-ending-"))
  directories.push(directory)
  const snapshot = { STORE_SNAPSHOT: String(process.env.TEST_SNAPSHOT) }
  const program = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: directory, ...snapshot, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let written = ""
  const collect = (chunk: Buffer) => {
    written += chunk
  }
  for (const stream of [program.stdout, program.stderr]) stream?.on("data", collect)
  return { program, url: `http://localhost:${port}`, output: () => written, directory }
}

/** Sends SIGTERM. @returns how the process ended, and in how many milliseconds */
async function end({ program }: Starting) {
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    program.once("exit", (code, signal) => resolve({ code, signal })),
  )
  const started = Date.now()
  program.kill("SIGTERM")
  return { ...(await ended), ms: Date.now() - started }
}

const startMs = 60_000
async function listening({ url }: Starting): Promise<void> {
  await until(() => isListening(url), "the server listens", startMs)
}
async function ready({ output }: Starting): Promise<void> {
  await until(() => output().includes("Cornerledger is ready"), "the server is ready", startMs)
}

const moments: Record<string, (starting: Starting) => Promise<void>> = {
  "as it begins to listen": listening,
  "while Next starts": async (starting) => {
    await listening(starting)
    await pause(150)
  },
  "while its store opens": async ({ directory }) => {
    await until(() => existsSync(join(directory, "cornerledger.lock")), "the directory is locked", startMs)
  },
  "the moment it is ready": ready,
}

test.each(Object.entries(moments))(
  "stopped %s, the server exits with 0 and releases its directory",
  async (_, moment) => {
    const starting = await begin()
    await moment(starting)
    const { code, signal, ms } = await end(starting)
    expect([code, signal, starting.output().includes("could not be closed")]).toEqual([0, null, false])
    expect(ms).toBeLessThan(15_000)
    // The file outlives the lock; releasing the lock empties it.
    const lock = join(starting.directory, "cornerledger.lock")
    expect(existsSync(lock) ? readFileSync(lock, "utf8") : "").toBe("")
  },
)

test("a request waiting for the start gets an error response instead of a closed connection", async () => {
  const starting = await begin()
  await listening(starting)
  const waiting = fetch(`${starting.url}/api/ready`)
  await pause(20)
  const ended = end(starting)
  const { status, headers } = await waiting
  expect([status, headers.get("connection")]).toEqual([503, "close"])
  expect((await ended).code).toBe(0)
})

test("over https all responses and cookies require https", async () => {
  const starting = await begin({ APP_URL: "https://ledger.example.org" })
  await ready(starting)
  const get = (path: string, init?: RequestInit) => fetch(`${starting.url}${path}`, { redirect: "manual", ...init })
  const page = await get("/login")
  const script = /\/_next\/static\/[^"]+\.js/.exec(await page.clone().text())?.[0]
  const responses = await Promise.all([
    page,
    get("/apps/user/list"),
    get("/api/health"),
    get("/api/no/such/call"),
    get(String(script)),
    get("/_next/static/none.js"),
    get("/%"),
    get("/jwt/login", { method: "POST", body: "x".repeat(1_000_001) }),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 307, 200, 404, 200, 404, 400, 413])
  for (const { url, headers } of responses) {
    expect([url, headers.get("strict-transport-security")]).toEqual([url, "max-age=31536000"])
    expect([url, headers.get("x-content-type-options")]).toEqual([url, "nosniff"])
  }
  const cookies = (await get("/api/auth/csrf")).headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-next-auth\.[\w-]+=[^;]+; Path=\/; HttpOnly; Secure/)
  expect((await end(starting)).code).toBe(0)
})
