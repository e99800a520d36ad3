// `npm run repair`: recreates the role, rights and policies that separate workspaces, for example after pg_restore on another
// server. Changes no data.
import { config } from "@/lib/core/config"
import { openConfigured } from "@/lib/core/db/client"
import { repair } from "@/lib/core/db/prepare"
import { requireDurable, runTool, withStore } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  await withStore(openConfigured({ patient: true }), async (store) => {
    const problems = await repair(store)
    for (const problem of problems) console.log(`repaired: ${problem}`)
    console.log(`The role cornerledger_member, its rights and the policies in ${store.place} are in order.`)
  })
})
