// node verify-audit.mjs audit-log.jsonl [sequence:hash]
// Checks an export of Cornerledger's audit log (GET /api/v1/audit-events/export) with nothing but Node.js. The second
// argument is a number and hash that you noted down earlier: the log must still contain that event.
import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"

const [path, noted] = process.argv.slice(2)
if (!path) {
  console.error("Usage: node verify-audit.mjs <export.jsonl> [sequence:hash]")
  process.exit(2)
}

const sha256 = (text) => createHash("sha256").update(text).digest("hex")
// Sorted by name, as in RFC 8785.
const fields =
  `action actorId actorKeyId call detailsHash id previousHash recordId recordType recordedAt requestId sealedAt
  sequence workspaceId`.split(/\s+/)

/** Says what is wrong with an event; undefined if nothing is. */
function problemOf(event, last) {
  if (event.sequence !== last.sequence + 1) return "the number before it is missing"
  if (event.previousHash !== last.hash) return "it does not follow the event before it"
  const sealed = Object.fromEntries(fields.map((name) => [name, event[name]]))
  if (sha256(JSON.stringify(sealed)) !== event.hash) return "the event or its seal was changed"
  if (event.workspaceId !== (last.workspaceId ?? event.workspaceId)) return "it belongs to another workspace"
  // Details that were deleted leave their hash, which the chain covers.
  if (event.salt === null && event.content === null) return undefined
  if (sha256(event.salt + event.content) !== event.detailsHash) return "its details were changed"
}

let last = { sequence: 0, hash: "0".repeat(64) }
let blanked = 0
let isNotedFound = !noted
for await (const line of createInterface({
  input: createReadStream(path, "utf8"),
  crlfDelay: Number.POSITIVE_INFINITY,
})) {
  if (line === "") continue
  let event = {}
  try {
    event = JSON.parse(line)
  } catch {}
  const problem = problemOf(event, last)
  if (problem) {
    console.error(`Event ${last.sequence + 1} is not as it was sealed: ${problem}.`)
    process.exit(1)
  }
  if (event.salt === null) blanked++
  if (noted === `${event.sequence}:${event.hash}`) isNotedFound = true
  last = event
}
if (!isNotedFound) {
  console.error(`The log is intact up to event ${last.sequence}, but the noted event ${noted} is not in it.`)
  process.exit(1)
}
console.log(
  `Intact: ${last.sequence} events, ${blanked} without details. The last one is ${last.sequence}:${last.hash}`,
)
