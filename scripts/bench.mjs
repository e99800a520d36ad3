// `npm run bench`: measures every endpoint relative to GET /api/health, on an in-memory store with the sample data. Options:
// `--seconds 5` measures longer; `--only listUsers,getUser` measures these endpoints; `--url http://…` uses a running server,
// and leaves the written records in it; `--scale 1000000` compares lists, searches and details with so many rows of each noun on PostgreSQL
// with those of the sample data; `--catalogue` compares products, prices and stock with 100,000 products and ten times as many
// movements (`--scale 20000` for fewer) with those of 1,000 products;
// `--guarantees` measures what audit log and idempotency keys add to a write; `--pages` opens screens on a throttled phone beside
// an app with nothing but Next.js (`--rounds 5` opens each more often, `--only mail,calendar` only these); `--ledger` measures
// the books beside pgbench, and with a million postings (`--postings 10000` for fewer).
import { parseArgs } from "node:util"
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
await ensureDependencies()
const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    only: { type: "string" },
    url: { type: "string" },
    scale: { type: "string" },
    guarantees: { type: "boolean", default: false },
    pages: { type: "boolean", default: false },
    ledger: { type: "boolean", default: false },
    catalogue: { type: "boolean", default: false },
    postings: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
  },
})
const seconds = Number(given.seconds)
const only = given.only?.split(",")
if (!given.url && !given.ledger) await ensureBuild()

if (given.pages) {
  const { comparePages } = await import("./support/bench-pages.mjs")
  await comparePages({ rounds: Number(given.rounds), only, running: given.url })
} else if (given.ledger) {
  const { measureLedger } = await import("./support/bench-ledger.mjs")
  if (!(await measureLedger({ seconds, postings: Number(given.postings) }))) process.exit(1)
} else if (given.guarantees) {
  const { measureGuarantees } = await import("./support/bench-guarantees.mjs")
  if (!(await measureGuarantees())) process.exit(1)
} else if (given.catalogue) {
  const { compareCatalogues } = await import("./support/bench-catalogue.mjs")
  if (!(await compareCatalogues(Number(given.scale ?? 100_000), seconds, only))) process.exit(1)
} else if (given.scale) {
  const { compareSizes } = await import("./support/bench-sizes.mjs")
  if (!(await compareSizes(Number(given.scale), seconds, only))) process.exit(1)
} else {
  const { measureEndpoints } = await import("./support/bench-calls.mjs")
  if (!(await measureEndpoints(seconds, { only, running: given.url }))) process.exit(1)
}
process.exit(0)
