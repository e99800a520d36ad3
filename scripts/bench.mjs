// `npm run bench`: what each call costs beside GET /api/health of the same server (PGlite in memory, the 50 sample users).
// `--seconds 5` measures longer; `--postgres --users 1000000` compares the user list on PostgreSQL at that size with 50.
import { parseArgs } from "node:util"
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
ensureDependencies()
const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    users: { type: "string", default: "1000000" },
    postgres: { type: "boolean", default: false },
  },
})
const seconds = Number(given.seconds)
ensureBuild()

if (given.postgres) {
  const { compareSizes } = await import("./support/bench-sizes.mjs")
  await compareSizes(Number(given.users), seconds)
} else {
  const { measureCalls } = await import("./support/bench-calls.mjs")
  await measureCalls(seconds)
}
process.exit(0)
