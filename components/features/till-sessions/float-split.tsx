"use client"

import { useTranslations } from "next-intl"
import { faceOf } from "@/components/cash/count-fields"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { type Count, totalOf } from "@/lib/core/cash/count"
import { splitFloat } from "@/lib/core/cash/split"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"

/** Which notes and coins stay in the drawer, and which go to the safe. */
export function FloatSplit({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions.split")
  const locale = useLanguage()
  const { closingCount, floatTarget, currency } = session
  if (!closingCount) return null
  const { float, rest, missing } = splitFloat(closingCount, floatTarget, currency)
  const amount = (count: Count) => money(totalOf(count, currency), currency, locale)
  const pieces = (title: string, { pieces: of }: Count) => (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="tabular mt-1 text-ink-muted">
        {Object.entries(of)
          .reverse()
          .map(([value, count]) => (
            <li key={value}>
              <bdi>
                {count} × {faceOf(Number(value), currency, locale)}
              </bdi>
            </li>
          ))}
      </ul>
    </div>
  )
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text", { float: amount(float), rest: amount(rest) })} />
      <CardBody className="grid grid-cols-2 gap-4 text-sm">
        {pieces(t("leave"), float)}
        {pieces(t("drop"), rest)}
        {missing > 0 && (
          <p className="col-span-2 text-warning-text">{t("short", { missing: money(missing, currency, locale) })}</p>
        )}
      </CardBody>
    </Card>
  )
}
