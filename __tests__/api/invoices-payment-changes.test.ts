import { strFromU8, unzipSync } from "fflate"
import { type Caller, client, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { contents } from "../support/facts"
import { colleague } from "../support/people"
import { addInvoice } from "../support/trade"

const apps = "/apps/invoice"
const box = { lines: [{ item: "Box", qty: 1, unitPriceMinor: 50_000 }] }
const bookkeeper = () => colleague("admin")

/** An invoice with a payment of 200 on 1 May. */
async function paidInvoice(who: Caller) {
  const { invoice } = await addInvoice(box)
  const paid = await who.post(`${apps}/record-payment`, { id: invoice.id, amountMinor: 20_000, paidDate: "2026-05-01" })
  const { payments, version } = paid.body
  return { id: invoice.id as number, paymentId: payments[0].id as number, version: version as number }
}
type Paid = Awaited<ReturnType<typeof paidInvoice>>

const change = (who: Caller, { id, paymentId }: Paid, version: number, values: object) =>
  who.post(`${apps}/change-payment`, { id, paymentId, version, ...values })
const undo = (who: Caller, { id, paymentId }: Paid) => who.post(`${apps}/undo-payment`, { id, paymentId })
const changesOf = async (id: number) => (await (await client("admin")).get("/api/invoice/details", { id })).body

test("a changed payment keeps what it was before, with who changed it and when", async () => {
  const me = await bookkeeper()
  const paid = await paidInvoice(me)
  const started = Date.now()
  const { body } = await change(me, paid, paid.version, { amountMinor: 15_000, method: "card", paidDate: "2026-05-02" })
  expect(body.paymentChanges).toEqual([
    {
      id: expect.any(Number),
      paymentId: paid.paymentId,
      what: "changed",
      at: expect.any(String),
      byId: me.user.id,
      by: me.user.fullName,
      kind: "payment",
      amountMinor: 20_000,
      paidDate: "2026-05-01",
      method: "bankTransfer",
      note: "",
    },
  ])
  expect(Math.abs(Date.parse(body.paymentChanges[0].at) - started)).toBeLessThan(60_000)
  expect(body.payments[0]).toMatchObject({ amountMinor: 15_000, method: "card", paidDate: "2026-05-02" })
  const again = await change(me, paid, body.version, { amountMinor: 12_000 })
  expect(again.body.paymentChanges.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([
    20_000, 15_000,
  ])
})

test("a change back is recorded as one, and a change of nothing isn't recorded", async () => {
  const me = await bookkeeper()
  const paid = await paidInvoice(me)
  const same = await change(me, paid, paid.version, { amountMinor: 20_000, paidDate: "2026-05-01" })
  expect(same.body.paymentChanges).toEqual([])
  const changed = await change(me, paid, same.body.version, { amountMinor: 10_000, note: "Half" })
  const back = await change(me, paid, changed.body.version, { amountMinor: 20_000, note: "" })
  expect(back.body.paymentChanges).toMatchObject([
    { what: "changed", amountMinor: 20_000, note: "" },
    { what: "restored", amountMinor: 10_000, note: "Half" },
  ])
})

test("a removed payment or refund stays on record; refunds are negative", async () => {
  const me = await bookkeeper()
  const paid = await paidInvoice(me)
  const refunded = await me.post(`${apps}/record-refund`, { id: paid.id, amountMinor: 500, note: "Returned" })
  const refund = { ...paid, paymentId: refunded.body.payments[1].id }
  await undo(me, refund)
  const { body } = await undo(me, paid)
  expect([body.payments, body.paymentChanges]).toMatchObject([
    [],
    [
      { paymentId: refund.paymentId, what: "removed", kind: "refund", amountMinor: -500, note: "Returned" },
      { paymentId: paid.paymentId, what: "removed", kind: "payment", amountMinor: 20_000, paidDate: "2026-05-01" },
    ],
  ])
})

test("a change that is rejected records nothing, and of two at once only one is recorded", async () => {
  const me = await bookkeeper()
  const paid = await paidInvoice(me)
  const other = await stranger()
  const before = await contents()
  expect((await change(me, paid, paid.version, { amountMinor: 50_001 })).status).toBe(422)
  expect((await change(me, paid, paid.version - 1, { amountMinor: 1 })).status).toBe(409)
  expect((await change(other, paid, paid.version, { amountMinor: 1 })).status).toBe(404)
  expect(await contents()).toEqual(before)
  const both = await Promise.all([1, 2].map((amountMinor) => change(me, paid, paid.version, { amountMinor })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await changesOf(paid.id)).paymentChanges).toHaveLength(1)
})

test("a user's changes are in their archive, and keep their name when the account is deleted", async () => {
  const me = await bookkeeper()
  const password = `the secret of ${me.user.id}`
  const paid = await paidInvoice(me)
  await change(me, paid, paid.version, { amountMinor: 100 })
  await confirmed(me, password)
  const archive = unzipSync((await me.get("/account-setting/export-archive")).body as Uint8Array)
  const { data } = JSON.parse(strFromU8(archive["data.json"] as Uint8Array))
  expect(data.payment_changes).toEqual([expect.objectContaining({ payment_id: paid.paymentId, amount: 20_000 })])
  expect((await me.post("/account-setting/delete-account", { password })).body).toEqual({ deleted: true })
  expect((await changesOf(paid.id)).paymentChanges).toMatchObject([{ by: me.user.fullName, byId: me.user.id }])
})
