import { useTranslations } from "next-intl"
import { SegmentBar } from "@/components/charts/segment-bar"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "./amounts"
import { CardLink } from "./card-link"
import type { CardResponse } from "./figures"

interface Props {
  progress: CardResponse<"getProductOrders">
  href?: string
}

const parts = [
  { name: "finished", colour: "1" },
  { name: "pending", colour: "3" },
  { name: "rejected", colour: "plain" },
] as const

/** Orders of the range by progress. */
export function ProgressCard({ progress, href }: Props) {
  const t = useTranslations("cards.progress")
  const { count, percent } = useAmounts()
  const { chart_info, total } = progress
  return (
    <Card>
      <CardHeader
        title={t("title")}
        subtitle={t("text")}
        actions={href && <CardLink href={href}>{t("view")}</CardLink>}
      />
      <CardBody>
        <p className="mb-4 flex items-baseline gap-2">
          <bdi className="tabular font-semibold text-display tracking-tight">{count(total)}</bdi>
          <span className="text-dense text-ink-muted">{t("orders", { count: total })}</span>
        </p>
        <SegmentBar
          shares={parts.map(({ name, colour }) => ({
            name,
            colour,
            label: t(`parts.${name}`),
            value: chart_info[name],
            text: count(chart_info[name]),
            percent: total === 0 ? "–" : percent(chart_info[name] / total),
          }))}
        />
      </CardBody>
    </Card>
  )
}
