// `npm run bench`: what each call of the registry costs beside GET /api/health of the same server (PGlite in memory, the
// sample data). `--seconds 5` measures longer, `--only listUsers,getUser` less, `--url http://…` a server that runs
// already (it then holds what the calls wrote); `--postgres --users 1000000` compares the user list on PostgreSQL at that size with 50.
import { parseArgs } from "node:util"
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
ensureDependencies()
const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    users: { type: "string", default: "1000000" },
    only: { type: "string" },
    url: { type: "string" },
    postgres: { type: "boolean", default: false },
  },
})
const seconds = Number(given.seconds)
if (!given.url) ensureBuild()

if (given.postgres) {
  const { compareSizes } = await import("./support/bench-sizes.mjs")
  await compareSizes(Number(given.users), seconds)
} else {
  const { measureCalls } = await import("./support/bench-calls.mjs")
  if (!(await measureCalls(seconds, { only: given.only?.split(","), running: given.url }))) process.exit(1)
}
process.exit(0)
