// `npm run backup [file]`: writes all data of a durable store to a file that `npm run restore` reads.
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { ConfigError, config } from "@/lib/core/config"
import { backUp } from "@/lib/core/db/backup"
import { openConfigured } from "@/lib/core/db/client"
import { positionals, requireDurable, runTool, withStore } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(":", "-")

await runTool(async () => {
  const settings = config()
  requireDurable(settings)
  const { DATA_DIR } = settings
  if (DATA_DIR && !existsSync(join(DATA_DIR, "pgdata"))) throw new ConfigError(`${DATA_DIR} contains no store.`)
  const path = resolve(positionals()[0] ?? `cornerledger-${stamp()}.backup`)
  await withStore(openConfigured({ patient: true }), async (store) => {
    const { tables, rows, bytes } = await backUp(store, path)
    console.log(`${path}: ${rows} rows in ${tables} tables from ${store.place}, ${(bytes / 1e6).toFixed(1)} MB.`)
  })
})
