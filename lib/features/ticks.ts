import { config } from "@/lib/core/config"
import { purgeExpired } from "@/lib/core/db/purge"
import { tidyStore } from "@/lib/core/db/tidy"
import { log } from "@/lib/core/log"
import { onOutcomes } from "@/lib/core/outbox/outcomes"
import { deliverDue } from "@/lib/core/outbox/service"
import { dueReminders } from "./calendar/service/reminders"
import { emailOutcome } from "./email/deliveries"
import { dueMails } from "./email/outbox"
import { invoiceOutcome } from "./invoices/outcome"
import { tellBack } from "./notices/service"
import { dueWeeklyLetters } from "./notifications/service"
import { purgeSignIns } from "./sign-ins/service/purge"
import { accountMailOutcome } from "./users/invitation"

/** What has its hour and nobody asks for: looked at every half minute, in every process; each task is done by one of them. */
const tasks: Record<string, () => Promise<unknown>> = {
  "scheduled mail": dueMails,
  "reminders of events": dueReminders,
  "weekly letters": dueWeeklyLetters,
  "news that maintenance is over": tellBack,
  "removal of expired rows": purgeExpired,
  "purge of expired sign-ins": purgeSignIns,
  "mails in the outbox": deliverDue,
  "tidying of the embedded store": tidyStore,
}
const every = 30_000

async function run(): Promise<void> {
  // Who maintains the store wants it to themselves.
  if (config().MAINTENANCE) return
  for (const [name, task] of Object.entries(tasks)) {
    await task().catch((error) => log().warn({ err: error, task: name }, "a task failed"))
  }
}

const holder = globalThis as { __cornerledgerTicks?: ReturnType<typeof setInterval> }

/** Starts the clock of this process, once; it keeps no process alive. */
export function startTicks(): void {
  onOutcomes({ email: emailOutcome, invoice: invoiceOutcome, account: accountMailOutcome })
  let running = false
  holder.__cornerledgerTicks ??= setInterval(() => {
    if (running) return
    running = true
    void run().finally(() => {
      running = false
    })
  }, every)
  holder.__cornerledgerTicks.unref()
}
