import { blankExpired } from "@/lib/core/audit/blank"
import { onSealed, sealAudit } from "@/lib/core/audit/seal"
import { config } from "@/lib/core/config"
import { purgeExpired } from "@/lib/core/db/purge"
import { vacuumStore } from "@/lib/core/db/tidy"
import { defineJob, schedule } from "@/lib/core/jobs/definitions"
import { purgeJobs, startJobs } from "@/lib/core/jobs/service"
import type { Times } from "@/lib/core/jobs/times"
import { deliverer } from "@/lib/core/outbox/deliverer"
import { onOutcomes } from "@/lib/core/outbox/outcomes"
import { deliverDue } from "@/lib/core/outbox/service"
import { deliveryJob } from "@/lib/core/outbox/values"
import { purgeAddressChanges } from "./account/service/address-change"
import { purgeKeys } from "./api-keys/service/use"
import { purgeLinks } from "./auth/service/links"
import { invitationOutcome } from "./calendar/service/invitation-outcome"
import { dueReminders } from "./calendar/service/reminders"
import { scanAll, scanWorkspace } from "./cash-exceptions/service/scan"
import { scanJob } from "./cash-exceptions/service/wake"
import { applyDueChange, priceChangeJob } from "./catalogue/service/price-changes"
import { applyDuePrice, priceJob } from "./catalogue/service/prices"
import { chargeDue } from "./customers/service/automatic"
import { generateAll } from "./direct-debits/service/generate"
import { emailOutcome } from "./email/service/deliveries"
import { sendDueMails } from "./email/service/outbox"
import { enterOldInvoices } from "./invoices/service/adopt"
import { invoiceOutcome } from "./invoices/service/outcome"
import { mailDailyRoots } from "./ledger/service/roots"
import { announceEndOfMaintenance } from "./notices/service"
import { sendWeeklyDigests } from "./notifications/service/weekly-digests"
import { generateAll as writeRecurring } from "./recurring-invoices/service/generate"
import { purgeSignIns } from "./sign-ins/service/purge"
import { purgeApprovals } from "./staff-access/service/approvals"
import { endLeaver, leavingJob } from "./staff-access/service/leaver"
import { alertJob, scanAlerts, scanAllAlerts } from "./stock/service/alerts"
import { accountMailOutcome } from "./users/service/invitation"
import { deliverDueWebhooks, purgeDeliveries } from "./webhooks/service/deliver"
import { fanOut, fanOutSoon } from "./webhooks/service/fan-out"
import { deliveryJob as webhookJob } from "./webhooks/service/wake"

const minutes = (count: number): Times => ({ everySeconds: 60 * count })

/** Work of the whole store at fixed times. Each run queries for the work that is due. */
const scheduled: Record<string, [times: Times, run: () => Promise<unknown>]> = {
  "send-scheduled-mail": [{ everySeconds: 30 }, sendDueMails],
  "send-event-reminders": [{ everySeconds: 30 }, dueReminders],
  "send-weekly-digests": [{ at: "08:00", weekday: "monday" }, () => sendWeeklyDigests()],
  "mail-daily-roots": [{ at: "00:15" }, () => mailDailyRoots()],
  // Most exceptions come with time: an envelope that waits for too long, a day that ended.
  "enter-old-invoices": [minutes(10), enterOldInvoices],
  "find-cash-exceptions": [minutes(5), scanAll],
  "write-recurring-invoices": [minutes(15), writeRecurring],
  "find-stock-alerts": [minutes(15), scanAllAlerts],
  "expect-direct-debits": [{ at: "02:10" }, generateAll],
  // After the trading day of every shop has changed.
  "charge-recurring-ious": [{ at: "03:20" }, chargeDue],
  "announce-end-of-maintenance": [minutes(1), announceEndOfMaintenance],
  "seal-audit-log": [{ everySeconds: 30 }, () => sealAudit()],
  "blank-audit-details": [minutes(60), blankExpired],
  "purge-expired-rows": [minutes(10), purgeExpired],
  "purge-sign-ins": [minutes(60), purgeSignIns],
  "purge-links": [minutes(60), purgeLinks],
  "purge-api-keys": [minutes(60), purgeKeys],
  "purge-address-changes": [minutes(60), purgeAddressChanges],
  "fan-out-webhooks": [{ everySeconds: 30 }, () => fanOut()],
  [webhookJob]: [{ everySeconds: 30 }, () => deliverDueWebhooks()],
  "purge-webhook-deliveries": [minutes(60), purgeDeliveries],
  "purge-approvals": [minutes(60), purgeApprovals],
  "purge-jobs": [minutes(60), purgeJobs],
}

/** Defines every job of the product. Called at the start of the process. */
export function defineJobs(): void {
  for (const [name, [times, run]] of Object.entries(scheduled)) {
    defineJob(name, { run })
    schedule(name, times)
  }
  defineJob(deliveryJob, { run: deliverDue, onWake: () => deliverer().wake() })
  if (config().SMTP_URL) schedule(deliveryJob, { everySeconds: 30 })
  defineJob(leavingJob, { run: endLeaver, attempts: 5 })
  defineJob(priceJob, { run: applyDuePrice, attempts: 5 })
  defineJob(priceChangeJob, { run: applyDueChange, attempts: 5 })
  defineJob(scanJob, { run: scanWorkspace, attempts: 5 })
  defineJob(alertJob, { run: scanAlerts, attempts: 5 })
  defineJob("vacuum-store", { run: vacuumStore })
  // A PostgreSQL server does that automatically.
  if (!config().DATABASE_URL) schedule("vacuum-store", minutes(5))
}

/** Starts this process's background work. */
export function startBackgroundWork(): void {
  onOutcomes({
    email: emailOutcome,
    invoice: invoiceOutcome,
    account: accountMailOutcome,
    invitation: invitationOutcome,
  })
  onSealed(fanOutSoon)
  defineJobs()
  startJobs({ clock: config().JOBS_CLOCK === "on" })
}
