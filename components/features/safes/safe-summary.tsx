"use client"

import { CalendarCheck, Coins, ShieldCheck, Vault } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { PiecesTable } from "@/components/cash/pieces-table"
import { Alert } from "@/components/ui/alert"
import { Card, CardHeader } from "@/components/ui/card"
import { Stat } from "@/components/ui/stat"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { SafeContents } from "@/lib/features/safes/schema"

/** The figures of a safe with its warnings, and the table of its notes and coins. */
export function SafeSummary({ contents }: { contents: SafeContents }) {
  const t = useTranslations("safes")
  const locale = useLanguage()
  const format = useFormatter()
  const { currency, total, changeFund, insuredLimit, unsorted, countedAt, pieces } = contents
  const text = (amount: number) => money(amount, currency, locale)
  const over = insuredLimit === null ? 0 : total - insuredLimit
  const counted = countedAt === null ? t("stats.never") : format.dateTime(new Date(countedAt), { dateStyle: "medium" })
  return (
    <>
      {over > 0 && (
        <Alert tone="warning" title={t("overLimit", { amount: text(over) })}>
          {t("overLimitText")}
        </Alert>
      )}
      {unsorted < 0 && (
        <Alert tone="warning" title={t("missingPieces", { amount: text(-unsorted) })}>
          {t("missingPiecesText")}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Stat layout="row" icon={<Vault />} value={text(total)} label={t("stats.total")} />
        <Stat layout="row" icon={<Coins />} value={text(changeFund)} label={t("stats.changeFund")} />
        <Stat
          layout="row"
          icon={<ShieldCheck />}
          tone={over > 0 ? "warning" : "brand"}
          value={insuredLimit === null ? t("stats.noLimit") : text(insuredLimit)}
          label={t("stats.insuredLimit")}
        />
        <Stat layout="row" icon={<CalendarCheck />} value={counted} label={t("stats.counted")} />
      </div>
      <Card>
        <CardHeader title={t("contents")} />
        <PiecesTable label={t("contents")} currency={currency} pieces={pieces} unsorted={unsorted} />
      </Card>
    </>
  )
}
