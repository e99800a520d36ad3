import { config } from "@/lib/core/config"
import type { Scope } from "@/lib/core/db/types"
import { pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import { queueMail } from "@/lib/core/outbox/queue"
import { findForMail } from "../store/buyers"

/** The occasion of a mail to the buyer; also its key under `orders` in messages/<locale>/mail.json. `bought`: placed and paid. */
export type OrderOccasion = "placed" | "bought" | "paid" | "shipped" | "cancelled"

/** The way in which the buyer of a cancelled order gets the money back. */
export type Refunding = "provider" | "shop" | "none"

/** Queues a mail to the buyer of an order, in the buyer's language, as part of the transaction. */
export async function mailBuyer(scope: Scope, id: number, occasion: OrderOccasion, refund: Refunding = "none") {
  const order = await findForMail(scope, id)
  if (!order) return
  const { name, email, language, currency, shop, replyTo } = order
  const t = await translator(language, "mail")
  const lines = order.lines.map((line) => `${line.qty} × ${line.name}: ${money(line.totalMinor, currency, language)}`)
  const values = {
    name,
    refund,
    number: String(id),
    total: money(order.totalMinor, currency, language),
    lines: lines.join("\n"),
    url: `${config().appUrl}${pathIn(language, `/apps/ecommerce/order/${id}`)}`,
  }
  await queueMail(scope, {
    kind: "order",
    recordId: id,
    to: email,
    replyTo: replyTo || undefined,
    subject: t(`orders.${occasion}.subject`, values),
    text: `${t(`orders.${occasion}.text`, values)}\n\n${shop}`.trim(),
  })
}
