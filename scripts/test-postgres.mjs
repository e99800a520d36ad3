// `npm run test:postgres`: runs the API suite on a temporary PostgreSQL. Further arguments are passed to Jest.
import { ensureDependencies, ensureNode, fail } from "./support/setup.mjs"

ensureNode()
await ensureDependencies()
const { jest } = await import("./support/jest.mjs")
const { makeTemplate, postgresBinaries, startCluster } = await import("./support/postgres.mjs")

if (!postgresBinaries()) {
  fail(
    "PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql. Install it, e.g. apt-get install postgresql.",
    69,
  )
}
const cluster = await startCluster()
try {
  await makeTemplate(cluster)
  const selected = ["--selectProjects", "node", "--testPathPatterns", "__tests__/api/"]
  const { passed, failed } = await jest("postgres", [...selected, ...process.argv.slice(2)], {
    TEST_DATABASE_URL: cluster.url,
  })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await cluster.stop()
}
