import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const migrationsFolder = () => join(process.cwd(), "data", "migrations")

/** Part of the hash. Change it when the engine's settings for a new data directory change. */
const engineSettings = "log files of 1 MB"

/** The path of the prepared data directory: migrated, without data. Its name contains a hash of the migrations. */
export function snapshotPath(): string {
  const hash = createHash("sha256").update(engineSettings)
  const folder = migrationsFolder()
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)))
  }
  return join(process.cwd(), ".cache", `store-${hash.digest("hex").slice(0, 16)}.tar`)
}
