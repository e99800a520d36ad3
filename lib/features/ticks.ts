import { blankExpired } from "@/lib/core/audit/blank"
import { sealAudit } from "@/lib/core/audit/seal"
import { config } from "@/lib/core/config"
import { purgeExpired } from "@/lib/core/db/purge"
import { vacuumStore } from "@/lib/core/db/tidy"
import { log } from "@/lib/core/log"
import { onOutcomes } from "@/lib/core/outbox/outcomes"
import { deliverDue } from "@/lib/core/outbox/service"
import { purgeAddressChanges } from "./account/service/address-change"
import { purgeLinks } from "./auth/service/links"
import { invitationOutcome } from "./calendar/service/invitation-outcome"
import { dueReminders } from "./calendar/service/reminders"
import { emailOutcome } from "./email/service/deliveries"
import { sendDueMails } from "./email/service/outbox"
import { invoiceOutcome } from "./invoices/service/outcome"
import { announceEndOfMaintenance } from "./notices/service"
import { sendWeeklyDigests } from "./notifications/service/weekly-digests"
import { purgeSignIns } from "./sign-ins/service/purge"
import { accountMailOutcome } from "./users/service/invitation"

/** Background tasks. Every process runs them every 30 seconds; each task makes sure that only one process does the work. */
const tasks: Record<string, () => Promise<unknown>> = {
  "send scheduled mail": sendDueMails,
  "send event reminders": dueReminders,
  "send weekly digests": sendWeeklyDigests,
  "announce the end of maintenance": announceEndOfMaintenance,
  "purge expired rows": purgeExpired,
  "purge expired sign-ins": purgeSignIns,
  "purge expired links": purgeLinks,
  "purge old changes of address": purgeAddressChanges,
  "seal the audit log": sealAudit,
  "blank old details of the audit log": () => blankExpired(),
  "deliver the outbox": deliverDue,
  "clean up the embedded store": vacuumStore,
}
const intervalMs = 30_000

async function run(): Promise<void> {
  // During maintenance nothing else may write to the database.
  if (config().MAINTENANCE) return
  for (const [name, task] of Object.entries(tasks)) {
    await task().catch((error) => log().warn({ err: error, task: name }, "a background task failed"))
  }
}

const holder = globalThis as { __cornerledgerTicks?: ReturnType<typeof setInterval> }

/** Starts the background tasks of this process. Further calls do nothing; the timer doesn't keep the process alive. */
export function startTicks(): void {
  onOutcomes({
    email: emailOutcome,
    invoice: invoiceOutcome,
    account: accountMailOutcome,
    invitation: invitationOutcome,
  })
  let running = false
  holder.__cornerledgerTicks ??= setInterval(() => {
    if (running) return
    running = true
    void run().finally(() => {
      running = false
    })
  }, intervalMs)
  holder.__cornerledgerTicks.unref()
}
