"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { Variance } from "./session-words"

/** The expected and counted sums, as far as the reader may see them. */
export function useDayFacts(session: TillSessionSheet) {
  const t = useTranslations("till-sessions.facts")
  const locale = useLanguage()
  const { currency, expectedOpening, countedOpening, expectedClosing, countedClosing, variance } = session
  const amount = (value: number | null | undefined) => (typeof value === "number" ? money(value, currency, locale) : "")
  // Until the Z reading, the books lack the sales of the day, so the difference would be wrong.
  const known = (value: number | null | undefined) => typeof value === "number"
  const isComplete = session.next !== "zReading"
  return [
    ...(known(expectedOpening) ? [{ term: t("expectedOpening"), value: amount(expectedOpening) }] : []),
    { term: t("countedOpening"), value: amount(countedOpening) },
    ...(known(expectedClosing) && isComplete ? [{ term: t("expectedClosing"), value: amount(expectedClosing) }] : []),
    { term: t("countedClosing"), value: amount(countedClosing) },
    ...(typeof variance === "number" && isComplete
      ? [{ term: t("variance"), value: <Variance amount={variance} currency={currency} /> }]
      : []),
    { term: t("openedBy"), value: session.openedBy.name },
    { term: t("closedBy"), value: session.closedBy?.name },
    { term: t("reviewedBy"), value: session.reviewedBy?.name },
  ]
}

export function DayFacts({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions")
  const explanation = session.explanation ? [{ term: t("explanation"), value: session.explanation }] : []
  return (
    <Card>
      <CardHeader title={t("facts.title")} />
      <CardBody>
        <DescriptionList items={[...useDayFacts(session), ...explanation]} className="tabular" />
      </CardBody>
    </Card>
  )
}
