// `npm run test:postgres`: runs the API suite, or the files that --testPathPatterns selects, on a temporary PostgreSQL.
// Further arguments are passed to Jest.
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
  const given = process.argv.slice(2)
  // Jest would add a pattern of its own to one given.
  const whole = given.some((argument) => argument.startsWith("--testPathPatterns"))
    ? []
    : ["--testPathPatterns", "__tests__/api/"]
  const { passed, failed } = await jest("postgres", ["--selectProjects", "node", ...whole, ...given], {
    TEST_DATABASE_URL: cluster.url,
  })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await cluster.stop()
}
