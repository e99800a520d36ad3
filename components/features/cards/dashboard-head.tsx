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
  const [from, to] = [period.from, period.to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  return (
    <PageHeader
      title={title}
      subtitle={t("period", {
        days: format.dateTimeRange(from, to, { day: "numeric", month: "short", year: "numeric" }),
        than: t(`growth.than.${range}`),
      })}
      actions={<RangeSwitch path={path} current={range} year={year} />}
    />
  )
}
