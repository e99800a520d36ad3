import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const migrationsFolder = () => join(process.cwd(), "data", "migrations")

/** Part of the hash. Change it when the engine's settings for a new data directory change. */
const engineSettings = "log files of 1 MB"

function pathOf(kind: "store" | "demo"): string {
  const hash = createHash("sha256").update(engineSettings)
  const folder = migrationsFolder()
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)))
  }
  return join(process.cwd(), ".cache", `${kind}-${hash.digest("hex").slice(0, 16)}.tar`)
}

/** The path of the prepared data directory: migrated, without data. Its name contains a hash of the migrations. */
export const snapshotPath = () => pathOf("store")

/** The path of the prepared data directory of demos, which has the sample company's books besides. */
export const demoSnapshotPath = () => pathOf("demo")

/** The prepared data directory of demos, if the build made one. */
export const findDemoSnapshot = (): string | undefined => [demoSnapshotPath()].find((path) => existsSync(path))
