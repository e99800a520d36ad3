import { tx } from "@/lib/core/db/tx"
import * as reminders from "@/lib/features/invoice-reminders/store"
import * as orders from "@/lib/features/orders/store/orders"
import { stranger } from "../support/api"
import { query } from "../support/facts"
import { add, trader } from "../support/invoice-books"
import { overlapped } from "../support/overlap"
import { shopping } from "../support/shop"

// A command that had to wait for a lock sees what the other one has written, in other tables too.

async function actorOf(email: string) {
  const [row] = await query<{ workspaceId: number; userId: number }>(
    `select workspace_id as "workspaceId", id as "userId" from users where email = '${email}'`,
  )
  return row as { workspaceId: number; userId: number }
}

test("an order that is cancelled while somebody marks it as paid counts as paid", async () => {
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

test("an invoice that somebody else reminds at the same time is no longer due", async () => {
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
