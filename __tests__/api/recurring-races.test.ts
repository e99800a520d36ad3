import { runAt } from "@/lib/core/clock"
import type { Actor } from "@/lib/core/db/types"
import { remove } from "@/lib/features/invoices/service/remove"
import { generateIn } from "@/lib/features/recurring-invoices/service/generate"
import { query } from "../support/facts"
import { act, add, type Trader, trader } from "../support/invoice-books"
import { actorOf, overlapped } from "../support/overlap"

// An invoice is voided while it is being mailed.

const path = "/api/v1/recurring-invoices"
const startsOn = "2026-01-05"
let shop: Trader
let actor: Actor

beforeAll(async () => {
  shop = await trader()
  actor = await actorOf(shop.admin.user.email)
})

const generate = () => runAt(new Date(`${startsOn}T09:00:00Z`), () => generateIn(actor.workspaceId))
const mailsOf = (invoice: number) =>
  query(
    `select 1 from mail_outbox where workspace_id = ${actor.workspaceId} and kind = 'invoice' and record_id = ${invoice}`,
  )

/** A recurring invoice with an invoice that a process wrote before it ended, without mailing it. */
async function unmailed() {
  const { invoice: model } = (await add(shop, {})).body
  const { body: made } = await runAt(new Date(`${startsOn}T08:00:00Z`), () =>
    shop.admin.post(path, { invoice: model.id, rule: "FREQ=YEARLY", startsOn, act: "send" }),
  )
  await generate()
  const latest = async () => (await shop.admin.get(`${path}/{id}`, {}, { id: String(made.id) })).body.runs[0]
  const { invoice } = await latest()
  expect(await mailsOf(invoice)).toHaveLength(1)
  const { workspaceId } = actor
  await query(`update recurring_invoice_runs set state = 'made', mailed_at = null
    where workspace_id = ${workspaceId} and recurring_id = ${made.id}`)
  await query(`delete from mail_outbox where workspace_id = ${workspaceId} and record_id = ${invoice}`)
  return { invoice: invoice as number, latest }
}

test("an invoice that is voided while its PDF is rendered isn't mailed", async () => {
  const { invoice, latest } = await unmailed()
  await overlapped(actor, (scope) => remove(scope, [invoice]), generate)
  expect([(await latest()).state, await mailsOf(invoice)]).toEqual(["unsent", []])
  // Its void is undone too late for the generator.
  expect((await act(shop, "restore-invoices", { invoiceIds: [invoice] })).status).toBe(200)
  await generate()
  expect(await mailsOf(invoice)).toEqual([])
})

test("one that stays in force is mailed after all", async () => {
  const { invoice, latest } = await unmailed()
  await generate()
  expect([(await latest()).state, (await mailsOf(invoice)).length]).toEqual(["mailed", 1])
})
