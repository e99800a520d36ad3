import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { CountedLine } from "@/lib/features/stock/schema/stocktakes"

/** The products that were counted, with the difference for those who may know it. */
export function CountedLines({ lines }: { lines: CountedLine[] }) {
  const t = useTranslations("stock")
  if (lines.length === 0) return <p className="text-ink-muted text-sm">{t("count.nothing")}</p>
  return (
    <ul aria-label={t("count.counted")} className="divide-y divide-line rounded-card border border-line bg-card px-4">
      {lines.map(({ line, productName, counted, needsRecount, expected, difference }) => (
        <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <bdi className="min-w-0 break-words">{productName}</bdi>
          <span className="tabular flex items-center gap-2 text-sm">
            {needsRecount && <Badge tone="warning">{t("count.again")}</Badge>}
            {expected !== undefined && (
              <span className="text-ink-muted">{t("count.expected", { count: expected })}</span>
            )}
            {difference !== undefined && difference !== 0 && (
              <Badge tone={difference < 0 ? "danger" : "info"}>{difference > 0 ? `+${difference}` : difference}</Badge>
            )}
            <strong>{counted}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
