import { type ChildProcess, fork, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigError } from "@/lib/core/config"
import { lockDirectory } from "@/lib/core/db/lock"
import { openPglite } from "@/lib/core/db/pglite"
import type { StarterCommands } from "../support/lock-starter"

const root = mkdtempSync(join(tmpdir(), "cornerledger-lock-"))
const started: ChildProcess[] = []
let count = 0
let directory: string
const lockFile = () => join(directory, "cornerledger.lock")

beforeEach(() => {
  directory = mkdtempSync(join(root, `${count++}-`))
})
afterAll(() => {
  for (const child of started) child.kill("SIGKILL")
  rmSync(root, { recursive: true, force: true })
})

type Answer = { held?: boolean; message?: string; pid?: number }

async function startStarter() {
  const child = fork(join(__dirname, "../support/lock-starter.ts"), { execArgv: ["--import", "tsx"] })
  started.push(child)
  const next = () => new Promise<Answer>((resolve) => child.once("message", resolve as (response: unknown) => void))
  await next()
  const ask = (name: keyof StarterCommands, argument = "") => {
    const response = next()
    child.send([name, argument])
    return response
  }
  const kill = () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGKILL")
    return ended
  }
  return { child, ask, kill }
}

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""])
  await new Promise((resolve) => child.once("exit", resolve))
  return Number(child.pid)
}

test("of four concurrent starts over a stale lock file exactly one gets the directory, in each of 20 rounds", async () => {
  const starters = await Promise.all(Array.from({ length: 4 }, startStarter))
  const stale = await deadProcess()
  const holders: number[] = []
  for (let round = 0; round < 20; round++) {
    const place = mkdtempSync(join(root, "round-"))
    writeFileSync(join(place, "cornerledger.lock"), `${stale}${round % 2 ? "\n" : ""}`)
    const responses = await Promise.all(starters.map(({ ask }) => ask("lock", place)))
    holders.push(responses.filter(({ held }) => held).length)
    const [{ message } = {}] = responses.filter(({ held }) => !held)
    expect(message).toMatch(/is in use by (another process|process \d+)\. Stop it first/)
    await Promise.all(starters.map(({ ask }) => ask("release")))
  }
  expect(holders).toEqual(Array(20).fill(1))
}, 60_000)

test("the directory of a killed process is free at once, even if a child of it is still running", async () => {
  const holder = await startStarter()
  expect(await holder.ask("lock", directory)).toEqual({ held: true })
  const refused = await lockDirectory(directory).catch((error) => error)
  expect(refused).toBeInstanceOf(ConfigError)
  expect(refused.message).toContain(`in use by process ${holder.child.pid}`)
  const { pid } = await holder.ask("spawn")
  await holder.kill()
  try {
    expect(() => process.kill(Number(pid), 0)).not.toThrow()
    ;(await lockDirectory(directory))()
  } finally {
    process.kill(Number(pid), "SIGKILL")
  }
})

test("the same process can't take a directory twice", async () => {
  const release = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`)
  release()
  ;(await lockDirectory(directory))()
})

test("the process id in the file locks nothing: another process may have it by now", async () => {
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 60000)"])
  started.push(stranger)
  writeFileSync(lockFile(), `${stranger.pid}\n`)
  const release = await lockDirectory(directory)
  expect(readFileSync(lockFile(), "utf8")).toBe(`${process.pid}\n`)
  release()
  expect(readFileSync(lockFile(), "utf8")).toBe("")
})

/** An earlier release: only its process id in the lock file, no kernel lock, and the database's files open. */
async function earlierRelease(code: string): Promise<ChildProcess> {
  const older = spawn(process.execPath, ["-e", `${code}; console.log("up"); setInterval(() => {}, 60000)`])
  started.push(older)
  await new Promise((resolve) => older.stdout.once("data", resolve))
  writeFileSync(lockFile(), String(older.pid))
  return older
}

test("an earlier release that is still running keeps its directory until it ends", async () => {
  const file = JSON.stringify(join(directory, "wal"))
  const older = await earlierRelease(`require("fs").openSync(${file}, "w")`)
  await expect(lockDirectory(directory)).rejects.toThrow(String(older.pid))
  const ended = new Promise((resolve) => older.once("exit", resolve))
  older.kill("SIGKILL")
  await ended
  ;(await lockDirectory(directory))()
})

test("another process with the id of an earlier release is recognised, or named if the system can't list open files", async () => {
  const stranger = await earlierRelease("")
  const attempt = lockDirectory(directory)
  if (process.platform === "linux") return (await attempt)()
  await expect(attempt).rejects.toThrow(`${lockFile()} names process ${stranger.pid}`)
})

test("data written to disk exists at the next opening", async () => {
  const inside = join(directory, "data")
  const first = await openPglite(inside)
  await first.owner.execute("create table kept as select 42 as answer")
  await first.close()
  const second = await openPglite(inside)
  const response = await second.owner.execute("select answer from kept")
  await second.close()
  expect(response).toEqual([{ answer: 42 }])
  expect(existsSync(join(inside, "pgdata.unfinished"))).toBe(false)
}, 60_000)
