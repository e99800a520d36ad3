import { useTranslations } from "next-intl"

interface Props {
  label: string
  /** Column headings; the first one is that of the row headings. */
  heads: string[]
  rows: (string | null)[][]
}

/** A chart's values as a table, for screen readers and keyboard users. */
export function ChartTable({ label, heads, rows }: Props) {
  const t = useTranslations("charts")
  return (
    <details className="sr-only focus-within:not-sr-only focus-within:absolute! focus-within:inset-x-0 focus-within:top-full focus-within:z-10 focus-within:max-h-72 focus-within:overflow-auto! focus-within:rounded-control focus-within:border focus-within:border-line focus-within:bg-raised focus-within:p-3! focus-within:shadow-raised">
      <summary className="text-brand-text text-xs">{t("asTable", { label })}</summary>
      <table className="mt-2 w-full text-start text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-0.5 pe-3 text-start font-medium text-ink-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row" className="py-0.5 pe-3 text-start font-normal">
                {first}
              </th>
              {cells.map((cell, i) => (
                <td key={heads[i + 1]} className="py-0.5 pe-3">
                  {cell ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
