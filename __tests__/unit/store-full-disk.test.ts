import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigError } from "@/lib/core/config"
import { neededToStart } from "@/lib/core/db/disk-space"
import { panicExitCode } from "@/lib/core/exit-on-panic"
import { errorBody } from "@/lib/core/http/error-body"
import { toHttpError } from "@/lib/core/http/errors"
import { locales } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { type Program, startProgram } from "../support/program"

const megabyte = 1_048_576
const directory = mkdtempSync(join(tmpdir(), "cornerledger-full-"))
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

const notesOf = async (program: Program) => {
  const { invoices } = (await program.ask("read")) as { invoices: { note: string; lines: number; total: number }[] }
  expect(invoices.filter(({ lines, total }) => lines !== 3 || total !== 37_020)).toEqual([])
  return invoices.map(({ note }) => note).sort()
}

test("a full disk rejects writes with 507, ends the process when a commit fails, and loses no acknowledged write", async () => {
  const first = await start()
  expect(await first.ask("open")).toEqual({ open: true })
  expect(await first.ask("add", "program 1")).toEqual({ added: "program 1" })

  await first.ask("space", { free: 10 * megabyte })
  expect(await first.ask("add", "program refused")).toMatchObject({
    status: 507,
    failed: expect.stringContaining("left"),
  })
  expect(await first.ask("run", "delete from rate_limits where false")).toHaveProperty("ran")
  await first.ask("space", { free: 0 })
  expect(await first.ask("run", "delete from rate_limits where false")).toMatchObject({ status: 507 })
  expect(await notesOf(first)).toEqual(["program 1"])

  await first.ask("space", { free: 1000 * megabyte })
  expect(await first.ask("add", "program 2")).toEqual({ added: "program 2" })
  await first.ask("space", { free: 0 })
  expect(await first.kill("SIGTERM")).toBe(0)

  // Another process takes the space between the check and the write.
  const second = await start()
  await second.ask("open")
  const acknowledged = ["program 1", "program 2"]
  await second.ask("space", { free: 0, claimed: 1000 * megabyte })
  let last: Record<string, unknown> = {}
  for (let i = 3; i < 60 && !("ended" in last); i++) {
    last = await second.ask("add", `program ${i}`)
    if ("added" in last) acknowledged.push(`program ${i}`)
    // Fills a segment of the log, so that the next one has to be created.
    if (!("ended" in last)) last = await second.ask("run", "select pg_switch_wal()")
  }
  expect(last).toEqual({ ended: panicExitCode, trouble: "" })
  const fatal = second.output.filter(({ level }) => level === 60)
  expect(fatal).toHaveLength(1)
  expect(fatal[0]?.reason).toMatch(/No space left on device.*Free some space/)

  const third = await start()
  await third.ask("space", { free: neededToStart(false) - 1 })
  expect(await third.ask("open")).toMatchObject({
    kind: ConfigError.name,
    failed: expect.stringMatching(/disk of DATA_DIR .* is full.*Free some space/),
  })
  await third.ask("space", { free: 1000 * megabyte })
  await third.ask("open")
  expect(await notesOf(third)).toEqual(expect.arrayContaining(acknowledged))
  expect(await third.kill("SIGTERM")).toBe(0)
}, 120_000)

test.each([
  ["53100", 507, "storageFull"],
  ["58030", 503, "storageFailed"],
  ["58P01", 503, "storageFailed"],
])("SQLSTATE %s returns %i with a message in every language", async (code, status, key) => {
  const error = toHttpError(Object.assign(new Error("could not extend file"), { code }))
  expect(error).toMatchObject({ status, code: "unavailable", key })
  const texts = new Set<unknown>()
  for (const locale of locales) texts.add(errorBody(error, await translator(locale, "errors"), "r1").error)
  expect(texts.size).toBe(locales.length)
})
