// `npm run verify-audit [-- --workspace 1]`: checks that the audit logs of all workspaces, or of one, are as they were sealed.
// Exits with 1 if one is not. Changes no data.
import { parseArgs } from "node:util"
import { sql } from "drizzle-orm"
import { verifyChain } from "@/lib/core/audit/verify"
import { config } from "@/lib/core/config"
import { openConfigured } from "@/lib/core/db/client"
import { rowsOf } from "@/lib/core/db/rows"
import { requireDurable, runTool, withStore } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

const { values } = parseArgs({ options: { workspace: { type: "string" } } })

await runTool(async () => {
  requireDurable(config())
  let broken = 0
  await withStore(openConfigured({ patient: true }), async (store) => {
    const all = rowsOf<{ id: number }>(await store.owner.execute(sql`select id from workspaces order by id`))
    const chosen = all.filter(({ id }) => !values.workspace || id === Number(values.workspace))
    for (const { id } of chosen) {
      const { problem, sequence, hash, unsealed, blanked } = await verifyChain((read) => store.begin("", read), id)
      if (problem) broken++
      console.log(
        problem
          ? `workspace ${id}: event ${problem.sequence} is not as it was sealed: ${problem.reason}`
          : `workspace ${id}: intact, ${sequence} events (${blanked} without details, ${unsealed} not sealed yet), last ${sequence}:${hash ?? "none"}`,
      )
    }
  })
  if (broken > 0) throw new Error(`The audit log of ${broken} workspace${broken === 1 ? "" : "s"} was changed.`)
})
