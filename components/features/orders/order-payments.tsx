"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Price } from "@/components/features/catalogue/price"
import { Badge } from "@/components/ui/badge"
import type { WholeOrder } from "@/lib/features/orders/schema/order"
import type { MoneyState } from "@/lib/features/orders/values"

const tones = { pending: "info", done: "success", failed: "danger", manual: "warning" } as const satisfies Record<
  MoneyState,
  string
>

/** The payments of an order and the refunds to its buyer, oldest first. */
export function OrderPayments({ payments, currency }: Pick<WholeOrder, "payments" | "currency">) {
  const t = useTranslations("orders.money")
  const format = useFormatter()
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ kind, state, amountMinor, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: movements are only appended, and have no other name
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 first:pt-0 last:pb-0">
          <span className="font-medium text-sm">{t(kind)}</span>
          <Price
            minor={kind === "refund" ? -amountMinor : amountMinor}
            currency={currency}
            className="tabular text-end font-medium text-sm"
          />
          <time dateTime={at} className="text-ink-muted text-xs">
            {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
          </time>
          {(kind === "refund" || state !== "done") && (
            <Badge tone={tones[state]} className="col-span-2 mt-1.5 w-fit">
              {t(state)}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
