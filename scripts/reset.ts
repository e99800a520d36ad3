// `npm run reset`: empties a durable database and sets it up again, with the demo workspace unless DEMO_DATA=false.
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { config } from "@/lib/core/config"
import { dropAll } from "@/lib/core/db/catalogue"
import { openConfigured, store } from "@/lib/core/db/client"
import { lockDirectory } from "@/lib/core/db/lock"
import { confirm, requireDurable, runTool } from "./support/durable"

process.env.DEMO_DATA ??= "true"
process.env.LOG_LEVEL ??= "warn"

async function emptyServer(): Promise<void> {
  const store = await openConfigured({ patient: true })
  await store.owner.execute(dropAll)
  await store.close()
}

async function emptyDirectory(directory: string): Promise<void> {
  const unlock = await lockDirectory(directory)
  await rm(join(directory, "pgdata"), { recursive: true, force: true })
  await unlock()
}

await runTool(async () => {
  const settings = config()
  requireDurable(settings)
  const { DATABASE_URL, DATA_DIR } = settings
  const place = DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : DATA_DIR
  await confirm(`Everything in ${place} will be deleted.`)
  if (DATABASE_URL) await emptyServer()
  else if (DATA_DIR) await emptyDirectory(DATA_DIR)
  await store()
  console.log(`${place} was emptied and set up again.`)
})
