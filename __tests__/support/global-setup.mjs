// Prepares, once a day, the migrated and seeded snapshot from which every test file's embedded database starts.
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..", "..")

function* files(path) {
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

const ofNoun = (path) => `lib/features/${path}`
const sources = [
  ...["data", "lib/core/db", "lib/core/clock.ts", "lib/core/auth/password.ts", "lib/features/pages.ts"],
  // The commands that make the sample's books.
  ...["businesses/service", "ledger/service", "ledger/values", "till-sessions/service", "drops/service.ts"].map(ofNoun),
  ...["safes/service", "bank-bags/service", "counter-deposits/service.ts", "staff-access/values.ts"].map(ofNoun),
]

/** The snapshot's path. The name is a hash of its sources and the day, because sample data is dated around the present. */
function seededSnapshotPath() {
  const hash = createHash("sha256").update(new Date().toDateString())
  // Each noun's pages.ts decides which pages a new user has bookmarked.
  const pages = readdirSync(join(root, "lib/features"))
    .map((noun) => `lib/features/${noun}/pages.ts`)
    .filter((path) => existsSync(join(root, path)))
  for (const folder of [...sources, ...pages]) {
    for (const path of files(join(root, folder))) hash.update(readFileSync(path))
  }
  return join(root, ".cache", `tests-${hash.digest("hex").slice(0, 16)}.tar`)
}

export default function prepareSnapshot() {
  const path = seededSnapshotPath()
  process.env.TEST_SNAPSHOT = path
  if (existsSync(path)) return
  const tsx = join(root, "node_modules", "tsx", "dist", "cli.mjs")
  execFileSync(process.execPath, [tsx, "scripts/snapshot.ts", "--seeded", path], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: "silent", NODE_ENV: "test" },
    stdio: ["ignore", "inherit", "inherit"],
  })
}
