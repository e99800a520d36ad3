import { tx } from "@/lib/core/db/tx"
import * as reminders from "@/lib/features/invoice-reminders/store"
import * as orders from "@/lib/features/orders/store/orders"
import { stranger } from "../support/api"
import { add, trader } from "../support/invoice-books"
import { actorOf, overlapped } from "../support/overlap"
import { shopping } from "../support/shop"

// A command that had to wait for a lock sees what the other one has written, in other tables too.

test("a cancellation at the same time as a payment finds the order paid", async () => {
  const founder = await stranger()
  const who = shopping(founder)
  await who.add(3)
  const { id } = (await who.buy()).body.order
  const actor = await actorOf(founder.user.email)
  const cancelled = await overlapped(
    actor,
    async (scope) => {
      expect(await orders.lock(scope, id)).toMatchObject({ status: "placed", isPaid: false })
      await orders.setStatus(scope, id, "paid", "Ada")
    },
    () => tx(actor, (scope) => orders.lock(scope, id)),
  )
  expect(cancelled).toMatchObject({ status: "paid", isPaid: true })
})

test("a second reminder at the same time finds the invoice no longer due", async () => {
  const shop = await trader()
  const dates = { issuedDate: "2026-01-01", dueDate: "2026-01-05", invoiceStatus: "Sent" }
  const { id } = (await add(shop, dates)).body.invoice
  const actor = await actorOf(shop.admin.user.email)
  const due = await overlapped(
    actor,
    async (scope) => {
      const rows = await reminders.lockDue(scope, [id])
      expect(rows).toMatchObject([{ id, level: 1 }])
      await reminders.insertSent(scope, rows, "Ada")
    },
    () => tx(actor, (scope) => reminders.lockDue(scope, [id])),
  )
  expect(due).toEqual([])
})
