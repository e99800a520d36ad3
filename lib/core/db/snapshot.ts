import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const migrationsFolder = () => join(process.cwd(), "data", "migrations")

/** How it is made: to be changed with what `createPglite` makes of an empty one. */
const made = "log files of 1 MB"

/** Where the prepared, migrated and still empty data directory lies; the name follows the migrations it holds. */
export function snapshotPath(): string {
  const hash = createHash("sha256").update(made)
  const folder = migrationsFolder()
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)))
  }
  return join(process.cwd(), ".cache", `store-${hash.digest("hex").slice(0, 16)}.tar`)
}
