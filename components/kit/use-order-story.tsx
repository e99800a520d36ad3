import { useFormatter, useTranslations } from "next-intl"

const steps = [
  { id: "ordered", at: "2026-03-02T09:14:00Z", tone: "brand" },
  { id: "paid", at: "2026-03-02T09:15:00Z", tone: "success" },
  { id: "packed", at: "2026-03-02T15:40:00Z", tone: "warning" },
  { id: "sent", at: "2026-03-03T08:05:00Z", tone: "info" },
] as const

/** The history of an order, for the timeline demos. */
export function useOrderEvents() {
  const t = useTranslations("kit/timeline")
  const format = useFormatter()
  const amount = format.number(86.4, { style: "currency", currency: "EUR" })
  return steps.map(({ id, at, tone }) => ({
    id,
    tone,
    title: t(id),
    time: (
      <time dateTime={at} dir="auto">
        {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })}
      </time>
    ),
    children: t(`${id}Text`, { amount }),
  }))
}
