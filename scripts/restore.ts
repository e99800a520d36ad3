// `npm run restore <file>`: replaces everything in a durable store by what a backup holds. Asks first, or takes `--yes`.
import { resolve } from "node:path"
import { ConfigError, config } from "@/lib/core/config"
import { checkBackup } from "@/lib/core/db/backup-file"
import { openConfigured } from "@/lib/core/db/client"
import { countExistingRows, restore } from "@/lib/core/db/restore"
import { confirm, given, requireDurable, runTool, withStore } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  const [file] = given()
  if (!file) throw new ConfigError("Name the backup: npm run restore <file>.")
  const path = resolve(file)
  const { at, store: kind } = await checkBackup(path)
  await withStore(openConfigured({ patient: true }), async (store) => {
    const lost = await countExistingRows(store)
    if (lost > 0) await confirm(`Everything in ${store.place} (${lost} rows) will be replaced by the backup of ${at}.`)
    const { tables, rows } = await restore(store, path)
    console.log(`${store.place} holds the backup of ${at} (${kind}): ${rows} rows of ${tables} tables, all checked.`)
  })
})
