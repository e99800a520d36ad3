import { useFormatter, useTranslations } from "next-intl"
import { PageHeader } from "@/components/ui/page-header"
import type { Range } from "@/lib/core/range"
import { RangeSwitch } from "./range-switch"

interface Props {
  title: string
  path: string
  range: Range
  /** First and last day, as YYYY-MM-DD. */
  period: { from: string; to: string }
  year?: string
}

/** A dashboard's header with its title, its period and a range switch. */
export function DashboardHead({ title, path, range, period, year }: Props) {
  const t = useTranslations("cards")
  const format = useFormatter()
  // Two lines on a phone even if it fits in one: with the final font, it may need the second one.
  const subtitle = (text: string) => <bdi className="block max-sm:min-h-10">{text}</bdi>
  const [from, to] = [period.from, period.to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  return (
    <PageHeader
      title={title}
      subtitle={subtitle(
        t("period", {
          days: format.dateTimeRange(from, to, { day: "numeric", month: "short", year: "numeric" }),
          than: t(`growth.than.${range}`),
        }),
      )}
      actions={<RangeSwitch path={path} current={range} year={year} />}
    />
  )
}
