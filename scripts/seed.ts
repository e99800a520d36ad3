// `npm run seed`: brings a durable store up to date and fills it with the demo workspace, unless that was done before.
import { config } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import { requireDurable, runTool } from "./support/durable"

process.env.DEMO_DATA = "true"
process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  const { kind, place } = await store()
  console.log(`The ${kind} store at ${place} is migrated and holds the demo workspace.`)
})
