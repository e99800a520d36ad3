import { useTranslations } from "next-intl"
import { Sparkline } from "@/components/charts/sparkline"
import { Card } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import type { Range } from "@/lib/core/range"
import { useAmounts } from "./amounts"
import { type Course, cumulative } from "./course"
import { Growth } from "./growth"

export interface KeyFigure {
  name: "revenue" | "orders" | "sales" | "customers" | "subscribers" | "activeUsers"
  value: number
  before: number
  growth: number | null
  currency?: string | null
  course: Course
  /** The list behind the figure. */
  href?: string
}

function Tile({ name, value, before, growth, currency, course, href, range }: KeyFigure & { range: Range }) {
  const t = useTranslations("cards")
  const { count, money } = useAmounts()
  const text = (amount: number) => (currency ? money(amount, currency) : count(amount))
  const label = t(`figures.${name}.title`)
  const { data, previous } = cumulative(course)
  return (
    <div className="relative flex min-w-0 flex-col bg-card p-5 max-sm:p-4">
      <dt className="truncate text-dense text-ink-muted">
        {href ? (
          <Link href={href} className="rounded-sm after:absolute after:inset-0 hover:text-ink hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="tabular mt-1 truncate font-semibold text-display tracking-tight">
        <bdi>{text(value)}</bdi>
      </dd>
      {/* In a narrow tile, a font that is a little wider would break the line and move what is below. */}
      <dd className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs max-sm:flex-col max-sm:items-start">
        <Growth growth={growth} than={range} />
        {growth !== null && <bdi className="tabular">{t("statistics.from", { value: text(before) })}</bdi>}
      </dd>
      <dd aria-hidden="true" className="mt-auto pt-4">
        <Sparkline data={data} previous={previous} className="h-12 w-full" />
      </dd>
    </div>
  )
}

/** The key figures of a range: their values, how they compare with the range before, and their courses. */
export function StatisticsCard({ figures, range }: { figures: KeyFigure[]; range: Range }) {
  const t = useTranslations("cards.statistics")
  return (
    <Card className="overflow-hidden">
      <h2 className="sr-only">{t("title")}</h2>
      <dl className="grid grid-cols-1 gap-px bg-line min-[360px]:grid-cols-2 lg:grid-cols-4">
        {figures.map((figure) => (
          <Tile key={figure.name} {...figure} range={range} />
        ))}
      </dl>
    </Card>
  )
}
