import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigError } from "@/lib/core/config"
import { panicExitCode } from "@/lib/core/exit-on-panic"
import type { Disk } from "../support/forgetful-disk"
import { type Program, startProgram } from "../support/program"

const cuts = 14
/** On a busy machine there are fewer cuts. */
const longestMs = 40_000
const fewestCuts = 2
const writers = 4
/** Enough to hit a start, single commits, new log files and checkpoints. */
const longestLife = 120

/** A number of syncs that no process reaches. */
const never = Number.MAX_SAFE_INTEGER

const root = mkdtempSync(join(tmpdir(), "cornerledger-cuts-"))
const running: Program[] = []
let count = 0

afterAll(() => {
  for (const { child } of running) child.kill("SIGKILL")
  rmSync(root, { recursive: true, force: true })
})

async function start(disk: Disk): Promise<Program> {
  const program = await startProgram(disk.directory, { STORE_SNAPSHOT: String(process.env.TEST_SNAPSHOT) })
  running.push(program)
  if (disk.platter && existsSync(disk.directory)) cpSync(disk.directory, disk.platter, { recursive: true })
  await program.ask("disk", disk)
  return program
}

/** Starts a program with its data on a disk that is never cut off, and opens the database. */
async function open(directory: string): Promise<Program> {
  const program = await start({ directory, syncsLeft: never })
  expect(await program.ask("open")).toEqual({ open: true })
  return program
}

const newPath = (name: string) => join(root, `${name}-${count++}`)

interface Found {
  note: string
  lines: number
  total: number
}

/** Compares the database with the acknowledged writes. `unsure` writes may exist without an acknowledgement. */
async function verify(program: Program, acknowledged: Set<string>, unsure: number): Promise<void> {
  const { invoices } = (await program.ask("read")) as unknown as { invoices: Found[] }
  expect(invoices.filter(({ lines, total }) => lines !== 3 || total !== 37_020)).toEqual([])
  const notes = invoices.map(({ note }) => note)
  expect(new Set(notes).size).toBe(notes.length)
  expect([...acknowledged].filter((note) => !notes.includes(note))).toEqual([])
  expect(notes.length - acknowledged.size).toBeLessThanOrEqual(unsure)
}

/** A new database, closed. */
async function newDatabase(): Promise<string> {
  const directory = newPath("new")
  expect(await (await open(directory)).kill("SIGTERM")).toBe(0)
  return directory
}

/** The remaining files of a disk that had written everything but the log on its own. */
function withOldLog(directory: string, platter: string): string {
  const log = join(directory, "pgdata/pg_wal")
  rmSync(log, { recursive: true })
  cpSync(join(platter, "pgdata/pg_wal"), log, { recursive: true })
  return directory
}

test(`after up to ${cuts} power cuts between write and sync, the store opens and has every acknowledged write whole`, async () => {
  const acknowledged = new Set<string>()
  let directory = await newDatabase()
  const begun = Date.now()
  let done = 0
  for (; done < cuts && Date.now() - begun < longestMs; done++) {
    const platter = newPath("platter")
    const syncsLeft = Math.floor(Math.random() * longestLife)
    // Every third cut hits the start and its recovery, or what is written soon after that.
    const program = await start({ directory, platter, syncsLeft: done % 3 ? never : 20 * syncsLeft })
    const opened = await program.ask("open")
    if (!("ended" in opened)) {
      expect(opened).toEqual({ open: true })
      await program.ask("disk", { syncsLeft })
      await program.ask("write", `program ${done}`)
      if (done % 2) program.child.send(["run", "checkpoint"])
    }
    expect(await program.ended).toBe(null)
    for (const { added } of program.output) if (added) acknowledged.add(String(added))
    directory = done % 2 ? withOldLog(directory, platter) : platter
    const next = await open(directory)
    await verify(next, acknowledged, writers * (done + 1))
    expect(await next.kill("SIGTERM")).toBe(0)
  }
  expect(done).toBeGreaterThanOrEqual(fewestCuts)
  expect(acknowledged.size).toBeGreaterThan(done)
  if (process.env.SHOW_KILLS) console.log(done, acknowledged.size, Date.now() - begun)
}, 110_000)

test("a power cut during the first start leaves a database that opens, or one that is known to be incomplete", async () => {
  for (const syncsLeft of [0, 5, 600, 1200]) {
    const platter = newPath("platter")
    const program = await start({ directory: newPath("first"), platter, syncsLeft })
    const opened = await program.ask("open")
    if ("open" in opened) await program.kill("SIGKILL")
    else expect(await program.ended).toBe(null)
    const next = await start({ directory: platter, syncsLeft: never })
    const again = await next.ask("open")
    if ("open" in opened || "open" in again) expect(again).toEqual({ open: true })
    else expect(again).toMatchObject({ kind: ConfigError.name, failed: expect.stringMatching(/incomplete database/) })
    await next.kill("SIGKILL")
  }
}, 90_000)

test("if the disk can't sync the log, the write isn't acknowledged and the process ends", async () => {
  const program = await open(await newDatabase())
  await program.ask("disk", { syncsLeft: 5, breaks: true })
  let last: Record<string, unknown> = {}
  for (let n = 0; n < 60 && !("ended" in last); n++) last = await program.ask("add", `program ${n}`)
  expect(last).toEqual({ ended: panicExitCode, trouble: "" })
  const fatal = program.output.filter(({ level }) => level === 60)
  expect(fatal).toHaveLength(1)
  expect(fatal[0]?.reason).toMatch(/i\/o error.*Check the disk/)
}, 60_000)
