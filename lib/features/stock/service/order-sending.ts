import type { Principal } from "@/lib/core/auth/principal"
import { csvOf } from "@/lib/core/csv"
import type { Scope } from "@/lib/core/db/types"
import { languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import { requireMayMail } from "@/lib/core/limits/mail"
import { queueMail } from "@/lib/core/outbox/queue"
import type { WholeOrder } from "../schema/orders"
import * as store from "../store/orders"
import { get, lockIn } from "./orders"

/** An order as a supplier's program reads it: no prices, because those are the supplier's. */
async function csvFor({ language, lines }: Pick<WholeOrder, "language" | "lines">): Promise<string> {
  const t = await translator(languageOf(language), "stock")
  const columns = ["supplierCode", "gtin", "product", "quantity", "outer"] as const
  const rows = lines.map(({ supplierCode, gtin, productName, quantity, outer }) => [
    ...[supplierCode, gtin, productName, quantity, outer],
  ])
  return `\ufeff${csvOf([columns.map((name) => t(`orders.file.${name}`)), ...rows])}`
}

const fileName = (id: number) => `order-${id}.csv`

/** The file of an order. @throws HttpError 404 */
export async function file(scope: Scope, principal: Principal, id: number) {
  const content = await csvFor(await get(scope, principal, id))
  return {
    type: "text/csv; charset=utf-8",
    content: new TextEncoder().encode(content),
    headers: { "cache-control": "no-store", "content-disposition": `attachment; filename="${fileName(id)}"` },
  }
}

/**
 * Sends a draft to an address by mail, in the language of the business and with its file, or only marks it as sent.
 * @throws HttpError 404; 409 if it is no draft, or has changed since `version`; 403 or 429 if the caller may not send mail
 */
export async function send(
  scope: Scope,
  principal: Principal,
  id: number,
  { version, to }: { version: number; to: string | null },
) {
  await lockIn(scope, id, ["draft"], version)
  if (to) await requireMayMail(scope, principal, 1)
  await store.update(scope, id, { state: "sent", sentTo: to ?? "", isSent: true })
  const order = await get(scope, principal, id)
  if (!to) return order
  const t = await translator(languageOf(order.language), "stock")
  const { legalName, shopName, supplier, note } = order
  const list = order.lines.map(({ supplierCode, productName, quantity }) =>
    [`${quantity} ×`, productName, supplierCode && `(${supplierCode})`].filter(Boolean).join(" "),
  )
  await queueMail(scope, {
    kind: "notice",
    to,
    replyTo: { name: principal.fullName, address: principal.email },
    subject: t("orders.mail.subject", { id, business: legalName }).slice(0, 200),
    text: t("orders.mail.text", { supplier, shop: shopName, lines: list.join("\n"), note, name: principal.fullName }),
    attachments: [
      {
        ...{ filename: fileName(id), contentType: "text/csv" },
        content: new TextEncoder().encode(await csvFor(order)),
      },
    ],
  })
  return order
}
