import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { sealAudit } from "@/lib/core/audit/seal"
import { type Caller, client } from "../support/api"
import { eventsOf } from "../support/audit"

let admin: Caller

describe("an export", () => {
  let folder: string
  let lines: string[]
  const script = (...given: string[]) =>
    promisify(execFile)("node", ["scripts/standalone/verify-audit.mjs", ...given]).then(
      ({ stdout }) => stdout,
      ({ code, stderr }) => `${code} ${stderr}`,
    )
  const check = async (changed: string[], ...noted: string[]) => {
    const path = join(folder, "log.jsonl")
    await writeFile(path, changed.join("\n"))
    return script(path, ...noted)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "audit-"))
    admin = await client("admin")
    for (const title of ["One", "Two", "Three", "Four"]) await admin.post("/apps/todo/add-tasks", { task: { title } })
    await admin.get("/api/v1/audit-events/export")
    await sealAudit()
    const { body } = await admin.get("/api/v1/audit-events/export")
    lines = new TextDecoder().decode(body).trim().split("\n")
  })
  afterAll(() => rm(folder, { recursive: true }))

  test("is on record itself", async () => {
    expect((await eventsOf(admin, { action: "exported" }))[0]).toMatchObject({ recordType: "audit-log", actorId: 1 })
  })

  test("is checked by a script without this product", async () => {
    expect(await check(lines)).toMatch(new RegExp(`^Intact: ${lines.length} events, 0 without details`))
    const { sequence, hash } = JSON.parse(lines[1] as string)
    expect(await check(lines, `${sequence}:${hash}`)).toMatch(/^Intact/)
    expect(await check(lines.slice(0, 1), `${sequence}:${hash}`)).toMatch(/^1 .*noted event/)
  })

  test("with a changed, missing or added event is found, and the event named", async () => {
    const changed = lines.map((line, i) => (i === 2 ? line.replace("created", "updated") : line))
    expect(await check(changed)).toMatch(/^1 Event 3 /)
    const other = lines.map((line, i) => (i === 2 ? line.replace(/Ada/, "Eva") : line))
    expect(await check(other)).toMatch(/^1 Event 3 .*details/)
    expect(await check(lines.filter((_, i) => i !== 3))).toMatch(/^1 Event 4 /)
    expect(await check([...lines.slice(0, 2), ...lines.slice(1)])).toMatch(/^1 Event 3 /)
    expect(await check(["nonsense"])).toMatch(/^1 Event 1 /)
  })

  test("with any byte flipped is found", async () => {
    const whole = Buffer.from(lines.join("\n"))
    const positions = Array.from({ length: 24 }, () => Math.floor(Math.random() * whole.length))
    const found = positions.map(async (position) => {
      const flipped = Buffer.from(whole)
      flipped[position] = Number(flipped[position]) ^ 1
      const path = join(folder, `flipped-${position}.jsonl`)
      await writeFile(path, flipped)
      expect([position, await script(path)]).toEqual([position, expect.stringMatching(/^1 Event \d+ /)])
    })
    await Promise.all(found)
  })
})
