"use client"

import { useFormatter, useTranslations } from "next-intl"
import { CountedPieces } from "@/components/cash/counted-pieces"
import { Signature } from "@/components/cash/signature"
import { DescriptionList } from "@/components/ui/description-list"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { useDayEvents } from "./day-events"
import { useDayFacts } from "./day-facts"
import { useDayText } from "./session-words"

/** The day sheet on paper, in the language around it. */
export function PrintedSheet({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions")
  const locale = useLanguage()
  const format = useFormatter()
  const day = useDayText()
  const { currency, openingCount, closingCount, explanation } = session
  const events = useDayEvents(session)
  return (
    <>
      <header>
        <h1 className="font-semibold text-heading">{t("printed.title")}</h1>
        <p>
          {session.shopName} · {session.tillName} · {day(session.businessDate, "full")}
        </p>
      </header>
      <DescriptionList items={useDayFacts(session)} className="tabular" />
      {explanation && (
        <p>
          <strong>{t("explanation")}</strong>
          <br />
          {explanation}
        </p>
      )}
      <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2">
        <CountedPieces title={t("facts.countedOpening")} count={openingCount} currency={currency} />
        {closingCount && <CountedPieces title={t("facts.countedClosing")} count={closingCount} currency={currency} />}
      </div>
      <section>
        <h2 className="mb-1 font-semibold text-base">{t("events")}</h2>
        <ol>
          {events.map(({ id, name, amount, memo, person, at }) => (
            <li key={id} className="tabular flex gap-4 border-line border-b py-1">
              <span className="w-14 shrink-0">
                {format.dateTime(new Date(at), { hour: "2-digit", minute: "2-digit" })}
              </span>
              <span className="flex-1">{[name, memo, person.name].filter(Boolean).join(" · ")}</span>
              <span>{amount === null ? "" : money(amount, currency, locale)}</span>
            </li>
          ))}
        </ol>
      </section>
      <Signature>{t("printed.signature")}</Signature>
    </>
  )
}
