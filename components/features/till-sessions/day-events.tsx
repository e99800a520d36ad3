"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Timeline } from "@/components/ui/timeline"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"

const tones = {
  "paid-out": "warning",
  "paid-in": "info",
  note: "neutral",
  "no-sale": "neutral",
  closed: "success",
} as const

/** What happened in a session, in order. */
export function DayEvents({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions")
  const format = useFormatter()
  const locale = useLanguage()
  const entries = session.events.map(({ sequence, kind, amount, memo, person, at }) => ({
    id: sequence,
    title: (
      <>
        {t(`kinds.${kind}`)}
        {amount !== null && <bdi className="tabular ms-2">{money(amount, session.currency, locale)}</bdi>}
      </>
    ),
    time: <time dateTime={at}>{format.dateTime(new Date(at), { hour: "2-digit", minute: "2-digit" })}</time>,
    tone: kind in tones ? tones[kind as keyof typeof tones] : ("brand" as const),
    children: (
      <>
        <bdi>{person.name}</bdi>
        {memo && <bdi className="block text-ink">{memo}</bdi>}
      </>
    ),
  }))
  return (
    <Card>
      <CardHeader title={t("events")} />
      <CardBody>
        <Timeline entries={entries} />
      </CardBody>
    </Card>
  )
}
