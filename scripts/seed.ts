// `npm run seed`: brings a durable store up to date and fills it with the demo workspace, unless that was done before.
import { ConfigError, config } from "@/lib/core/config"
import { closeStore, store } from "@/lib/core/db/client"
import { requireDurable } from "./support/durable"

process.env.DEMO_DATA = "true"
process.env.LOG_LEVEL ??= "warn"

try {
  requireDurable(config())
  const { kind, place } = await store()
  console.log(`The ${kind} store at ${place} is migrated and holds the demo workspace.`)
  await closeStore()
  process.exit(0)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
