// `npm run notices`: the addresses left on "coming soon", as CSV; `-- back` for those who wait for the end of maintenance.
import { config } from "@/lib/core/config"
import { findSubscribers } from "@/lib/features/notices/service"
import { requireDurable, runTool } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  const topic = process.argv.includes("back") ? "back" : "launch"
  console.log("email,language,since")
  for (const { email, locale, createdAt } of await findSubscribers(topic)) {
    console.log(`${email},${locale},${createdAt.toISOString()}`)
  }
})
