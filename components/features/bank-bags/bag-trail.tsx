"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Timeline } from "@/components/ui/timeline"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { BankBag } from "@/lib/features/bank-bags/schema"

/** Events whose note is part of their sentence. */
const worded: readonly string[] = ["sealed", "dispatched"]

/** The history of a bag in order: who, when, with whom and why. */
export function BagTrail({ bag: { events, currency } }: { bag: BankBag }) {
  const t = useTranslations("bank-bags.trail")
  const locale = useLanguage()
  const format = useFormatter()
  const entries = events.map(({ kind, at, person, witness, amount, note }) => ({
    id: `${kind}${at}`,
    title: t(kind, { amount: money(amount ?? 0, currency, locale), note }),
    time: <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>,
    children: (
      <>
        <bdi className="block">{person}</bdi>
        {witness && <span className="block">{t("witness", { name: witness })}</span>}
        {note && !worded.includes(kind) && <span className="block">{note}</span>}
      </>
    ),
  }))
  return <Timeline entries={entries} />
}
