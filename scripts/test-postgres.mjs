// `npm run test:postgres`: the API suite on a throw-away PostgreSQL. More arguments go to Jest.
import { spawn } from "node:child_process"
import { join } from "node:path"
import { makeTemplate, postgresBinaries, startCluster } from "./support/postgres.mjs"
import { fail, root } from "./support/setup.mjs"

if (!postgresBinaries()) {
  const how =
    "PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql. Install it, e.g. apt-get install postgresql."
  fail(how, 69)
}
const cluster = await startCluster()
let status = 1
try {
  await makeTemplate(cluster)
  const jest = spawn(
    process.execPath,
    [
      "--experimental-vm-modules",
      "--no-warnings",
      join(root, "node_modules/jest/bin/jest.js"),
      "--selectProjects",
      "node",
      "--testPathPatterns",
      "__tests__/api/",
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: "inherit", env: { ...process.env, TEST_DATABASE_URL: cluster.url } },
  )
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => jest.kill(signal))
  status = await new Promise((resolve) => jest.once("exit", (code) => resolve(code ?? 1)))
} finally {
  await cluster.stop()
}
process.exit(status)
