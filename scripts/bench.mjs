// `npm run bench`: measures every endpoint relative to GET /api/health, on an in-memory store with the sample data. Options:
// `--seconds 5` measures longer; `--only listUsers,getUser` measures these endpoints; `--url http://…` uses a running server,
// and leaves the written records in it; `--postgres --users 1000000` compares the user list on PostgreSQL with that of 50 users;
// `--guarantees` measures what audit log and idempotency keys add to a write.
import { parseArgs } from "node:util"
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
await ensureDependencies()
const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    users: { type: "string", default: "1000000" },
    only: { type: "string" },
    url: { type: "string" },
    postgres: { type: "boolean", default: false },
    guarantees: { type: "boolean", default: false },
  },
})
const seconds = Number(given.seconds)
if (!given.url) await ensureBuild()

if (given.guarantees) {
  const { measureGuarantees } = await import("./support/bench-guarantees.mjs")
  if (!(await measureGuarantees())) process.exit(1)
} else if (given.postgres) {
  const { compareSizes } = await import("./support/bench-sizes.mjs")
  await compareSizes(Number(given.users), seconds)
} else {
  const { measureEndpoints } = await import("./support/bench-calls.mjs")
  if (!(await measureEndpoints(seconds, { only: given.only?.split(","), running: given.url }))) process.exit(1)
}
process.exit(0)
