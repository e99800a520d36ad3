// `npm run seed`: migrates a durable store and adds the demo workspace if it is missing.
import { config } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import { requireDurable, runTool } from "./support/durable"

process.env.DEMO_DATA = "true"
process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  const { kind, place } = await store()
  console.log(`The ${kind} store at ${place} is migrated and has the demo workspace.`)
})
