"use client"

import { useTranslations } from "next-intl"
import { useFormats } from "@/components/features/invoices/use-formats"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoice-reminders/endpoints"

/** The reminders that were sent for an invoice. Renders nothing if there are none. */
export function SentReminders({ invoice, currency }: { invoice: number; currency: string }) {
  const t = useTranslations("invoice-reminders.onInvoice")
  const { money, date } = useFormats()
  const { data } = useQuery(endpoints.listSentReminders, { query: { invoice } })
  if (!data || data.data.length === 0) return null
  return (
    <Card>
      <CardHeader title={t("title")} />
      <CardBody>
        <ul className="space-y-3 text-sm">
          {data.data.map(({ level, sentAt, by, recipient, balance }) => (
            <li key={level}>
              <span className="block">{t("sent", { level, by, when: date(sentAt.slice(0, 10)) })}</span>
              <span className="wrap-anywhere block text-ink-muted text-xs">
                {t("to", { recipient, amount: money(balance, currency) })}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
