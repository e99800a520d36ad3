// node verify.mjs [folder] [sequence:hash]
// Checks an archive of Cornerledger's books (GET /api/v1/businesses/{id}/archive), unpacked, with nothing but Node.js. The
// folder is this file's own if left out. The last argument is a daily root that you were given earlier: it must be in the chain.
import { createHash } from "node:crypto"
import { createReadStream, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const noted = process.argv.slice(2).find((text) => /^\d+:\w+$/.test(text))
const folder = process.argv.slice(2).find((text) => text !== noted) ?? fileURLToPath(new URL(".", import.meta.url))
const stop = (place, reason) => {
  console.error(`Broken at ${place}: ${reason}.`)
  process.exit(1)
}
const sha256 = (data) => createHash("sha256").update(data).digest("hex")
const entryFields =
  `version workspaceId businessId currency sequence year number id shopId kind businessDate occurredAt recordedAt
  actorId actorName approverId approverName sourceType sourceId memo idempotencyKey requestHash reverses reason lines
  previousHash`.split(/\s+/)
const postingFields = "line code amount party productId vatCode net".split(" ")
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]))
const texts = (from, names) => names.map((name) => (from[name] === null ? null : `${from[name]}`))

async function* linesOf(name) {
  let rest = ""
  for await (const chunk of createReadStream(join(folder, name), "utf8")) {
    const parts = (rest + chunk).split("\n")
    rest = parts.pop()
    yield* parts
  }
  if (rest) stop(name, "the last line has no end")
}
const read = (text, place) => {
  try {
    return JSON.parse(text)
  } catch {
    return stop(place, "it can't be read")
  }
}

const accounts = new Map()
for await (const line of linesOf("accounts.jsonl")) {
  const account = read(line, `account ${accounts.size + 1} of accounts.jsonl`)
  accounts.set(account.code, { ...account, sum: 0n })
}

/** Says what is wrong with an entry; undefined if nothing is. */
function problemOf(entry, line) {
  if (!Array.isArray(entry?.postings)) return "it has no postings"
  const postings = entry.postings.map((posting) => pick(posting, postingFields))
  if (JSON.stringify({ ...pick(entry, entryFields), postings, hash: entry.hash }) !== line)
    return "it is written otherwise"
  if (entry.sequence !== last.sequence + 1) return "the entry before it is missing"
  if (entry.previousHash !== last.hash) return "it does not follow the entry before it"
  const lines = postings.map((posting) => texts(posting, postingFields))
  const hash = sha256(`${JSON.stringify(texts(entry, entryFields))}\n${JSON.stringify(lines)}`)
  if (hash !== entry.hash) return "the entry or its postings were changed"
  if (entry.number !== (numbers.get(entry.year) ?? 0) + 1) return "the numbers of its year have a gap"
  if (postings.length !== entry.lines || postings.some(({ line }, i) => line !== i + 1)) return "it lacks a posting"
  if (postings.reduce((sum, { amount }) => sum + BigInt(amount), 0n) !== 0n) return "its postings don't sum to zero"
  if (postings.some(({ code }) => !accounts.has(code))) return "it has an account that is not in accounts.jsonl"
  for (const { code, amount } of postings) accounts.get(code).sum += BigInt(amount)
  const negative = postings.find(({ code }) => !accounts.get(code).mayGoBelowZero && accounts.get(code).sum < 0n)
  if (negative) return `account ${negative.code} falls below zero`
}

let last = { sequence: 0, hash: "0".repeat(64) }
let isNotedFound = !noted
const numbers = new Map()
for await (const line of linesOf("journal.jsonl")) {
  const place = `entry ${last.sequence + 1} of journal.jsonl`
  const entry = read(line, place)
  const problem = problemOf(entry, line)
  if (problem) stop(`${place} (${entry?.year}/${entry?.number})`, problem)
  numbers.set(entry.year, entry.number)
  if (noted === `${entry.sequence}:${entry.hash}`) isNotedFound = true
  last = entry
}
for (const { code, balance, sum } of accounts.values())
  if (balance !== Number(sum)) stop(`account ${code}`, `its balance is not ${sum}, the sum of its postings`)
const { entries, hash } = read(readFileSync(join(folder, "business.json")), "business.json")
if (entries !== last.sequence || (hash ?? last.hash) !== last.hash) stop("business.json", "it names another last entry")
const names = "README.txt accounts.jsonl business.json journal.jsonl periods.jsonl verify.mjs".split(" ")
const sums = names.map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`)
const written = readFileSync(join(folder, "SHA256SUMS"), "latin1")
const wrong = names.find((_, i) => !written.includes(sums[i]))
if (wrong || written !== sums.join("")) stop(wrong ?? "SHA256SUMS", "it is not as it was written")
if (!isNotedFound)
  stop("the end", `the books are intact up to entry ${last.sequence}, but the root ${noted} is not in them`)
console.log(`Intact: ${last.sequence} entries, ${accounts.size} accounts. The root is ${last.sequence}:${last.hash}`)
