"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Timeline } from "@/components/ui/timeline"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { useDayText } from "./session-words"

const tones: Record<string, "info" | "warning" | "neutral" | "success"> = {
  "paid-out": "warning",
  drop: "warning",
  "paid-in": "info",
  note: "neutral",
  "no-sale": "neutral",
  closed: "success",
}

/** The events of a session and the cash movements of other documents, in order of time. */
export function useDayEvents({ events, moves }: Pick<TillSessionSheet, "events" | "moves">) {
  const t = useTranslations("till-sessions")
  const day = useDayText()
  const own = events.map(({ sequence, memo, ...event }) => ({
    ...event,
    id: `${sequence}`,
    name: t(`kinds.${event.kind}`),
    // A closing's memo is the day on which its variance had to be posted.
    memo: event.kind === "closed" && memo ? t("postedLater", { day: day(memo) }) : memo,
  }))
  const others = moves.map(({ entry, ...move }) => {
    const known = (["drop", "paid-in"] as const).find((kind) => kind === move.kind)
    return { ...move, id: entry, name: t(`moves.${known ?? "other"}`) }
  })
  return [...own, ...others].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** A timeline of a session's events. */
export function DayEvents({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions")
  const format = useFormatter()
  const locale = useLanguage()
  const entries = useDayEvents(session).map(({ id, name, kind, amount, memo, person, at }) => ({
    id,
    title: (
      <>
        {name}
        {amount !== null && <bdi className="tabular ms-2">{money(amount, session.currency, locale)}</bdi>}
      </>
    ),
    time: <time dateTime={at}>{format.dateTime(new Date(at), { hour: "2-digit", minute: "2-digit" })}</time>,
    tone: tones[kind] ?? ("brand" as const),
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
