// `npm run notices`: prints the subscribers of "coming soon" as CSV; with `-- back` those of the maintenance page.
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
