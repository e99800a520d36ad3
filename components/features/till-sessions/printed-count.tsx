import { useTranslations } from "next-intl"
import { faceOf } from "@/components/cash/count-fields"
import { type Count, piecesOf, totalOf } from "@/lib/core/cash/count"
import { money } from "@/lib/core/money"

interface Props {
  title: string
  count: Count
  currency: string
  locale: string
}

/** A count by note and coin, for print. */
export function PrintedCount({ title, count, currency, locale }: Props) {
  const t = useTranslations("till-sessions.printed")
  const rows = Object.entries(piecesOf(count, currency)).reverse()
  return (
    <table className="tabular w-full border-collapse text-sm">
      <caption className="mb-1 text-start font-semibold">{title}</caption>
      <thead>
        <tr className="border-line-strong border-b text-ink-muted">
          <th className="py-1 text-start font-medium">{t("value")}</th>
          <th className="py-1 text-end font-medium">{t("pieces")}</th>
          <th className="py-1 text-end font-medium">{t("sum")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([value, pieces]) => (
          <tr key={value} className="border-line border-b">
            <td className="py-1">{faceOf(Number(value), currency, locale)}</td>
            <td className="py-1 text-end">{pieces}</td>
            <td className="py-1 text-end">{money(Number(value) * pieces, currency, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="py-1 text-start font-semibold" colSpan={2}>
            {t("sum")}
          </th>
          <td className="py-1 text-end font-semibold">{money(totalOf(count, currency), currency, locale)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
