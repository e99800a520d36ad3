"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import type { OrderPayment } from "@/lib/features/orders/values"

const cards = [
  ["4242 4242 4242 4242", "pays"],
  ["4000 0000 0000 0002", "declines"],
  ["4000 0000 0000 9995", "insufficient"],
  ["4000 0000 0000 0069", "expired"],
] as const
const giftCards = [
  ["GIFT-1000", "pays"],
  ["GIFT-20", "small"],
  ["GIFT-0", "insufficient"],
] as const

/** Explains that payments are simulated, and lists the test numbers. */
export function TestNumbers({ way }: { way: OrderPayment }) {
  const t = useTranslations("orders.testing")
  const numbers = way === "giftCard" ? giftCards : way === "card" || way === "emi" ? cards : []
  return (
    <Alert tone="info" title={t("title")}>
      <p>{t(way === "savedCard" ? "code" : "text")}</p>
      {numbers.length > 0 && (
        <ul className="mt-1.5 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
          {numbers.map(([number, outcome]) => (
            <li key={number}>
              <bdi className="tabular select-all font-medium">{number}</bdi> {t(outcome)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
