import { store as openStore } from "@/lib/core/db/client"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { log } from "@/lib/core/log"
import { queueMail } from "@/lib/core/outbox/queue"
import { letterOf } from "@/lib/features/invoice-mails/service/letter"
import { mailables, mailOf } from "@/lib/features/invoice-mails/service/mail"
import { newInvoice } from "@/lib/features/invoices/schema/written"
import { document, holdInForce } from "@/lib/features/invoices/service/read"
import { add } from "@/lib/features/invoices/service/write"
import { recurringContent } from "../schema/recurring"
import * as store from "../store"
import { maxMissed } from "../values"
import { nextFrom } from "./days"
import { today } from "./recurring"

const generator = (workspaceId: number): Actor => ({
  ...{ workspaceId, userId: 0, trace: { call: "writing recurring invoices" } },
})

/** Writes the invoice of one day. The run's key makes it exactly one, whoever else runs at the same time. */
async function write(scope: Scope, row: store.RecurringRow, nominalOn: string): Promise<void> {
  const issuedDate = today()
  const sends = row.act === "send"
  const { invoice } = await add(
    scope,
    newInvoice.parse({
      ...recurringContent.parse(row.content),
      ...{
        clientId: row.clientId,
        businessId: row.businessId,
        issuedDate,
        dueDate: shiftDay(issuedDate, row.termDays),
      },
      invoiceStatus: sends ? "Sent" : "Draft",
    }),
  )
  const run = { recurringId: row.id, nominalOn, invoiceId: invoice.id, state: sends ? ("made" as const) : null }
  if (!(await store.insertRun(scope, run))) throw new Error(`recurring invoice ${row.id} has one for ${nominalOn}`)
}

/** Writes the invoices of the days that have come, in their order, each with the next day in one transaction. */
async function writeDue(actor: Actor, id: number): Promise<void> {
  for (let missed = 0; missed < maxMissed; missed++) {
    const isDone = await tx(actor, async (scope) => {
      const row = await store.lock(scope, id)
      if (row?.state !== "active" || row.nextOn === null || row.nextOn > today()) return true
      await write(scope, row, row.nextOn)
      const nextOn = nextFrom(row, shiftDay(row.nextOn, 1))
      await store.note(scope, id, { nextOn, problem: "", ...(nextOn === null && { state: "ended" as const }) })
      return false
    })
    if (isDone) return
  }
}

/** Why no invoice could be written, as a key of the error texts without arguments. */
function problemOf(error: unknown): string {
  const [field] = error instanceof HttpError ? Object.values(error.fields ?? { "": error.key }) : []
  return typeof field === "string" ? field : "recurringFailed"
}

/** Mails an invoice that was issued, once. The PDF is rendered while no transaction is open. */
async function mail(actor: Actor, run: Awaited<ReturnType<typeof store.findUnmailed>>[number]): Promise<void> {
  const ready = await tx(actor, async (scope) => {
    const invoice = await document(scope, run.invoiceId)
    const hasRecipient = invoice.voidedAt === null && invoice.recipient !== ""
    return hasRecipient ? (await mailables(scope, [invoice]))[0] : undefined
  })
  const made = ready && (await mailOf(ready, await letterOf(ready.invoice)))
  await tx(actor, async (scope) => {
    // It may have been voided while the PDF was rendered.
    const mail = (await holdInForce(scope, run.invoiceId)) ? made : undefined
    if ((await store.setMailed(scope, run, mail ? "mailed" : "unsent")) && mail) await queueMail(scope, mail)
  })
}

/** Writes and mails what is due in a workspace. Safe to repeat, and to run twice at once. */
export async function generateIn(workspaceId: number): Promise<void> {
  const actor = generator(workspaceId)
  for (const id of await tx(actor, (scope) => store.findDue(scope, today()))) {
    try {
      await writeDue(actor, id)
    } catch (error) {
      log().warn({ err: error, workspace: workspaceId, id }, "a recurring invoice could not be written")
      await tx(actor, (scope) => store.note(scope, id, { problem: problemOf(error) }))
    }
  }
  for (const run of await tx(actor, (scope) => store.findUnmailed(scope))) {
    try {
      await mail(actor, run)
    } catch (error) {
      log().warn({ err: error, workspace: workspaceId, run }, "a recurring invoice could not be mailed")
      await tx(actor, (scope) => store.note(scope, run.recurringId, { problem: problemOf(error) }))
    }
  }
}

/** The same everywhere. */
export async function generateAll(): Promise<void> {
  const { owner } = await openStore()
  for (const id of await store.findWorkspaces(owner)) await generateIn(id)
}
