import { execFile, execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { unzipSync } from "fflate"
import { type Caller, stranger } from "../support/api"
import { type ApiLine, addBusiness, booksApi, capital, ofBusiness, v1 } from "../support/books-api"

// The archive of a business's books, checked by its own script without this product.

let admin: Caller
let business: number
let folder: string
let files: Record<string, Buffer>

const api = booksApi(() => ({ admin, business }))

const archive = async (): Promise<Record<string, Buffer>> => {
  const answer = await admin.get(ofBusiness("archive"), {}, { id: String(business) })
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"])
  expect(answer.headers.get("content-disposition")).toMatch(/filename="books-\d+-\d{4}-\d\d-\d\d\.zip"/)
  const unpacked = Object.entries(unzipSync(new Uint8Array(answer.body)))
  return Object.fromEntries(unpacked.map(([name, content]) => [name.replace(/^.*\//, ""), Buffer.from(content)]))
}

let nth = 0
/** Runs the archive's script on its files, with changes. */
async function verify(changed: Record<string, Buffer> = {}, ...given: string[]): Promise<string> {
  const into = join(folder, `${++nth}`)
  await mkdir(into)
  for (const [name, content] of Object.entries({ ...files, ...changed })) await writeFile(join(into, name), content)
  return promisify(execFile)("node", [join(into, "verify.mjs"), ...given]).then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code} ${stderr}`,
  )
}

beforeAll(async () => {
  admin = await stranger()
  business = await addBusiness(admin)
  folder = mkdtempSync(join(tmpdir(), "books-"))
  const sale: ApiLine[] = [
    ["1210", 1240, { party: "customer:7" }],
    ["4000", -1000],
    ["2200", -240, { vatCode: "24", net: -1000 }],
  ]
  await api.post(capital, { memo: 'Line separator \u2028, "quotes", é🎈 \u007f' })
  await api.post(sale, { businessDate: "2025-12-31" })
  const { id } = (await api.post(sale)).body
  await admin.post(`${v1}/journal-entries/{id}/reverse`, { reason: "Typed twice" }, { id })
  await admin.post(ofBusiness("periods/{month}/close"), {}, { id: String(business), month: "2025-12" })
  files = await archive()
})
afterAll(() => rmSync(folder, { recursive: true }))

test("an archive has journal, accounts, months, the business, and a text in its language, and is on record", async () => {
  expect(Object.keys(files).sort()).toEqual(
    "README.txt SHA256SUMS accounts.jsonl business.json journal.jsonl periods.jsonl verify.mjs".split(" "),
  )
  const rows = (name: string) =>
    `${files[name]}`
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  expect(rows("journal.jsonl").map(({ year, number, memo }) => [year, number, memo])).toEqual([
    [2026, 1, 'Line separator \u2028, "quotes", é🎈 \u007f'],
    [2025, 1, ""],
    [2026, 2, ""],
    [2026, 3, ""],
  ])
  expect(rows("accounts.jsonl")).toContainEqual(
    expect.objectContaining({ code: "1210", role: "iou_control", balance: 1240, mayGoBelowZero: true }),
  )
  expect(rows("periods.jsonl")).toEqual([expect.objectContaining({ month: "2025-12", state: "soft-closed" })])
  expect(JSON.parse(`${files["business.json"]}`)).toMatchObject({
    ...{ entries: 4, currency: "EUR", business: { legalName: "Lindqvist Oy" } },
    ...{ shops: [{ name: "Helsinki" }], tills: [{ name: "Till 1" }], safes: [{ name: "Safe" }] },
  })
  expect(`${files["README.txt"]}`).toMatch(/^Books of Lindqvist Oy\n.* 4 entries\./)
  await admin.patch(`${v1}/businesses/{id}`, { language: "fr" }, { id: String(business) })
  expect(`${(await archive())["README.txt"]}`).toMatch(/^Livres de Lindqvist Oy\n/)
})

test("its script says that it is intact, and finds an earlier root in it", async () => {
  const { root, entries } = await api.get("chain-root")
  expect(entries).toBe(4)
  expect(await verify()).toBe(`Intact: 4 entries, 27 accounts. The root is ${root}\n`)
  const [second] = `${files["journal.jsonl"]}`.split("\n").slice(1)
  expect(await verify({}, `2:${JSON.parse(second as string).hash}`)).toMatch(/^Intact/)
  expect(await verify({}, `2:${"0".repeat(64)}`)).toMatch(/^1 .*not in them/)
  execFileSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: join(folder, "1"), stdio: "ignore" })
})

test("books without entries are archived too", async () => {
  const empty = await addBusiness(admin)
  const answer = await admin.get(ofBusiness("archive"), {}, { id: String(empty) })
  const unpacked = Object.entries(unzipSync(new Uint8Array(answer.body)))
  const changed = Object.fromEntries(unpacked.map(([name, content]) => [name.split("/")[1], Buffer.from(content)]))
  expect(await verify(changed)).toMatch(/^Intact: 0 entries/)
})

/** A file with all checksums made right again, as somebody who forges an archive would. */
async function forged(name: string, change: (text: string) => string): Promise<string> {
  const content = Buffer.from(change(`${files[name]}`))
  expect(content.equals(files[name] as Buffer)).toBe(false)
  const { createHash } = await import("node:crypto")
  const sum = (data: Buffer) => createHash("sha256").update(data).digest("hex")
  const sums = `${files.SHA256SUMS}`.replace(sum(files[name] as Buffer), sum(content))
  return verify({ [name]: content, SHA256SUMS: Buffer.from(sums) })
}
const journalLines = (change: (lines: string[]) => string[]) => (text: string) =>
  `${change(text.trim().split("\n")).join("\n")}\n`

test.each<[string, string, (text: string) => string, RegExp]>([
  ["an amount", "journal.jsonl", (text) => text.replace("-1000,", "-1001,"), /entry 2 .*2025\/1.*changed/],
  ["an entry left out", "journal.jsonl", journalLines(([a = "", , ...rest]) => [a, ...rest]), /entry 2 .*missing/],
  ["the end cut off", "journal.jsonl", journalLines((lines) => lines.slice(0, -1)), /account|last entry/],
  [
    "another order of fields",
    "journal.jsonl",
    (text) => text.replace('"version":1,"workspaceId"', '"workspaceId"').replace('"hash"', '"version":1,"hash"'),
    /entry 1 .*otherwise/,
  ],
  ["a balance", "accounts.jsonl", (text) => text.replace('"balance":1240', '"balance":1241'), /account 1210/],
  [
    "an account left out",
    "accounts.jsonl",
    (text) => text.replace(/\{"code":"4000".*\n/, ""),
    /entry 2 .*accounts\.jsonl/,
  ],
  ["the last hash", "business.json", (text) => text.replace(/"hash": "./, '"hash": "x'), /business\.json/],
])("a forged archive is found, and the place named: %s", async (_, name, change, place) => {
  const found = await forged(name, change)
  expect(found).toMatch(/^1 Broken at/)
  expect(found).toMatch(place)
})

test("any byte flipped is found", async () => {
  const names = Object.keys(files).filter((name) => name !== "verify.mjs")
  const sizes = names.flatMap((name) => Array.from({ length: 6 }, () => name))
  for (const name of sizes) {
    const flipped = Buffer.from(files[name] as Buffer)
    const position = Math.floor(Math.random() * flipped.length)
    flipped[position] = Number(flipped[position]) ^ (1 << Math.floor(Math.random() * 8))
    expect([name, position, await verify({ [name]: flipped })]).toEqual([
      name,
      position,
      expect.stringMatching(/^1 Broken at/),
    ])
  }
  const script = Buffer.from(`${files["verify.mjs"]}\n`)
  expect(await verify({ "verify.mjs": script })).toMatch(/^1 Broken at verify\.mjs/)
})
