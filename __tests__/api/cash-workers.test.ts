import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type CashPlace, kinds, memoOf } from "../support/cash-writers"
import { type Program, programOnServer, startProgram } from "../support/program"
import { serverUrl, testStore } from "../support/store"
import { until } from "../support/until"

// Eight people move cash in a process that is killed again and again. What they were told is in the books, once.

const kills = 20
/** On a busy machine there are fewer kills. */
const longestMs = 40_000
const fewestKills = 2
/** Acknowledged commands before a kill, and milliseconds after them, so that it hits between commands and within them. */
const mostCommands = 40
const longestPauseMs = 20

const directory = mkdtempSync(join(tmpdir(), "cornerledger-cash-"))
const running: Program[] = []

afterAll(() => {
  for (const { child } of running) child.kill("SIGKILL")
  rmSync(directory, { recursive: true, force: true })
})

async function start(): Promise<Program> {
  await testStore()
  const env = serverUrl ? await programOnServer() : { STORE_SNAPSHOT: String(process.env.TEST_SNAPSHOT) }
  const program = await startProgram(serverUrl ? "" : directory, env)
  running.push(program)
  return program
}

interface Found {
  entries: string[]
  documents: string[]
  safe: { balance: number; moved: number }
  isIntact: boolean
}

/** The entries of the acknowledged commands. */
const acknowledgedIn = (next: number[]) =>
  next.flatMap((n, writer) => Array.from({ length: n }, (_, of) => `${kinds[writer]} ${memoOf(writer, of)}`))

/** Opens the database and compares it with the acknowledged commands. One more of each writer may have been carried out. */
async function verify(program: Program, place: CashPlace, next: number[]): Promise<void> {
  const { found } = (await program.ask("checkCash", place)) as unknown as { found: Found }
  const { entries, documents, safe, isIntact } = found
  expect(new Set(entries).size).toBe(entries.length)
  expect(entries.toSorted()).toEqual(documents.toSorted())
  expect(acknowledgedIn(next).filter((name) => !entries.includes(name))).toEqual([])
  expect(acknowledgedIn(next.map((n) => n + 1))).toEqual(expect.arrayContaining(entries))
  expect([safe.moved, isIntact]).toEqual([safe.balance, true])
}

test(`killed up to ${kills} times under eight people, cash is where they were told, each command once, and the books verify`, async () => {
  const first = await start()
  expect(await first.ask("open")).toEqual({ open: true })
  const { place } = (await first.ask("openCash")) as unknown as { place: CashPlace }
  expect(place.session).toEqual(expect.any(Number))
  await first.kill("SIGTERM")
  const next = kinds.map(() => 0)
  const begun = Date.now()
  let standby = start()
  let killed = 0
  for (; killed < kills && Date.now() - begun < longestMs; killed++) {
    const program = await standby
    expect(await program.ask("open")).toEqual({ open: true })
    if (killed % 5 === 1) await verify(program, place, next)
    // A command that nobody acknowledged is sent again with its key.
    await program.ask("writeCash", { place, next })
    const enough = Math.random() * mostCommands
    await until(() => program.output.length > enough, "enough is acknowledged", 10_000)
    standby = start()
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs))
    await program.kill("SIGKILL")
    for (const { added } of program.output) {
      const [writer, n] = String(added).split(".").map(Number) as [number, number]
      expect([added, next[writer]]).toEqual([added, n])
      next[writer] = n + 1
    }
  }
  const last = await standby
  expect(await last.ask("open")).toEqual({ open: true })
  await verify(last, place, next)
  await last.kill("SIGTERM")
  expect(killed).toBeGreaterThanOrEqual(fewestKills)
  expect(next.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(killed)
  if (process.env.SHOW_KILLS) console.log(killed, next, Date.now() - begun)
}, 90_000)
