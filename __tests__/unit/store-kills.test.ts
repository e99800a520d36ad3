import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Program, startProgram } from "../support/program"

const kills = 20
/** On a busy machine there are fewer kills. */
const longestMs = 40_000
const fewestKills = 3
const writers = 4
/** Milliseconds after the first acknowledged write, so that the kill hits between writes and within them. */
const longestLifeMs = 300

const directory = mkdtempSync(join(tmpdir(), "cornerledger-kills-"))
const running: Program[] = []

afterAll(() => {
  for (const { child } of running) child.kill("SIGKILL")
  rmSync(directory, { recursive: true, force: true })
})

async function start(): Promise<Program> {
  const program = await startProgram(directory, { STORE_SNAPSHOT: String(process.env.TEST_SNAPSHOT) })
  running.push(program)
  return program
}

interface Found {
  note: string
  lines: number
  total: number
}

/** Opens the database and compares it with the acknowledged writes. `unsure` writes may exist without an acknowledgement. */
async function verify(program: Program, acknowledged: Set<string>, unsure: number): Promise<void> {
  expect(await program.ask("open")).toEqual({ open: true })
  const { invoices } = (await program.ask("read")) as unknown as { invoices: Found[] }
  expect(invoices.filter(({ lines, total }) => lines !== 3 || total !== 37_020)).toEqual([])
  const notes = invoices.map(({ note }) => note)
  expect(new Set(notes).size).toBe(notes.length)
  expect([...acknowledged].filter((note) => !notes.includes(note))).toEqual([])
  expect(notes.length - acknowledged.size).toBeLessThanOrEqual(unsure)
}

test(`killed up to ${kills} times under ${writers} writers, the store has every acknowledged write whole, and each once`, async () => {
  const acknowledged = new Set<string>()
  const begun = Date.now()
  let standby = start()
  let killed = 0
  for (; killed < kills && Date.now() - begun < longestMs; killed++) {
    const program = await standby
    await verify(program, acknowledged, writers * killed)
    await program.ask("write", `program ${killed}`)
    await program.firstWrite()
    // The next process loads its modules meanwhile, and opens the database once this one has ended.
    standby = start()
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestLifeMs))
    await program.kill("SIGKILL")
    for (const { added } of program.output) acknowledged.add(String(added))
  }
  await verify(await standby, acknowledged, writers * killed)
  expect(killed).toBeGreaterThanOrEqual(fewestKills)
  expect(acknowledged.size).toBeGreaterThanOrEqual(killed)
  if (process.env.SHOW_KILLS) console.log(killed, acknowledged.size, Date.now() - begun)
}, 90_000)
