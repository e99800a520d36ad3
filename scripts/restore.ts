// `npm run restore <file>`: replaces all data in a durable store with a backup. Asks first, unless `--yes` is given.
import { resolve } from "node:path"
import { ConfigError, config } from "@/lib/core/config"
import { checkBackup } from "@/lib/core/db/backup-file"
import { openConfigured } from "@/lib/core/db/client"
import { countExistingRows, restore } from "@/lib/core/db/restore"
import { confirm, positionals, requireDurable, runTool, withStore } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  const [file] = positionals()
  if (!file) throw new ConfigError("Which backup? npm run restore <file>.")
  const path = resolve(file)
  const { at, store: kind } = await checkBackup(path)
  await withStore(openConfigured({ patient: true }), async (store) => {
    const lost = await countExistingRows(store)
    if (lost > 0)
      await confirm(`Everything in ${store.place} (${lost} rows) will be replaced with the backup of ${at}.`)
    const { tables, rows } = await restore(store, path)
    console.log(`${store.place} now has the backup of ${at} (${kind}): ${rows} rows in ${tables} tables, all verified.`)
  })
})
