"use client"

import { useTranslations } from "next-intl"
import { faceOf } from "@/components/cash/count-fields"
import type { Split } from "@/lib/core/cash/split"
import { useLanguage } from "@/lib/core/i18n/use-language"

/** The notes and coins for the envelope, and those that stay in the drawer. */
export function SplitPieces({ split: { float, rest }, currency }: { split: Split; currency: string }) {
  const t = useTranslations("till-sessions.split")
  const locale = useLanguage()
  const pieces = (title: string, of: Record<string, number>) => (
    <div className="min-w-0">
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
    <div className="grid grid-cols-2 gap-4 rounded-control border border-line p-3">
      {pieces(t("drop"), rest.pieces)}
      {pieces(t("leave"), float.pieces)}
    </div>
  )
}
