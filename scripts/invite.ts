// `npm run invite -- grace@example.org [--language de]`: prints a link to register, for REGISTRATION=invite.
import * as z from "zod"
import { config } from "@/lib/core/config"
import { defaultLocale, isLocale } from "@/lib/core/i18n/locales"
import { inviteToRegister } from "@/lib/features/auth/service/registration"
import { requireDurable, runTool } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

await runTool(async () => {
  requireDurable(config())
  const email = z.email().safeParse(process.argv[2])
  const language = process.argv[process.argv.indexOf("--language") + 1] ?? ""
  if (!email.success) {
    console.error("Which address? npm run invite -- grace@example.org")
    process.exitCode = 64
    return
  }
  console.log(await inviteToRegister(email.data, isLocale(language) ? language : defaultLocale))
})
