import { useFormatter } from "next-intl"

interface Props {
  /** The accessible name of the table. */
  label: string
  /** The heading of the rows' labels, such as “Day”, for screen readers. */
  rowsLabel: string
  columns: string[]
  rows: { name: string; label: string; values: readonly number[] }[]
  /** Labels at the two ends of the scale below. */
  less: string
  more: string
}

const steps = [0, 0.25, 0.5, 0.75, 1]
const shade = (share: number) => `color-mix(in oklab, var(--chart-1) ${Math.round(8 + share * 92)}%, var(--card))`

/** A table that shows figures as shades; each cell has its value as text. Server-rendered, without a chart library. */
export function Heatmap({ label, rowsLabel, columns, rows, less, more }: Props) {
  const format = useFormatter()
  const max = Math.max(1, ...rows.flatMap(({ values }) => values))
  return (
    <figure className="overflow-x-auto">
      <table aria-label={label} className="w-full min-w-80 table-fixed border-separate border-spacing-0.5 text-xs">
        <thead>
          <tr>
            <th scope="col" className="w-14 text-start font-normal text-ink-muted">
              <span className="sr-only">{rowsLabel}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="truncate pb-1 text-center font-normal text-ink-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label: row, values }) => (
            <tr key={name}>
              <th scope="row" className="truncate pe-2 text-start font-normal text-ink-muted">
                {row}
              </th>
              {columns.map((column, i) => {
                const value = format.number(values[i] ?? 0)
                return (
                  <td
                    key={column}
                    data-tip={`${row}, ${column}: ${value}`}
                    className="h-7 rounded-[3px] hover:outline-2 hover:outline-brand-mark"
                    style={{ background: shade((values[i] ?? 0) / max) }}
                  >
                    <span className="sr-only">{value}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-3 flex items-center justify-end gap-1.5 text-ink-muted text-xs">
        {less}
        {steps.map((share) => (
          <span key={share} aria-hidden="true" className="size-3 rounded-[3px]" style={{ background: shade(share) }} />
        ))}
        {more}
      </figcaption>
    </figure>
  )
}
