import { useTranslations } from "next-intl"
import { ShareChart } from "@/components/charts/share-chart"
import type { ChartShare } from "@/components/charts/types"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { CardResponse } from "../figures"

const colours = ["1", "2", "3", "4"] as const

/** Revenue by product category: the four largest, and the rest combined. */
export function EarningsCard({ products }: { products: CardResponse<"getBestProducts"> }) {
  const t = useTranslations("cards.earnings")
  const category = useTranslations("cards.categories")
  const named = products.categories.slice(0, colours.length)
  const rest = products.categories.slice(colours.length).reduce((sum, { revenue }) => sum + revenue, 0)
  const shares: ChartShare[] = named.map((entry, i) => ({
    name: entry.category ?? "gone",
    label: category(entry.category ?? "gone"),
    value: entry.revenue,
    colour: colours[i] ?? "plain",
  }))
  if (rest > 0)
    shares.push({ name: "rest", label: category("rest"), value: Math.round(rest * 100) / 100, colour: "plain" })
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        {shares.length === 0 ? (
          <p className="py-10 text-center text-dense text-ink-muted">{t("none")}</p>
        ) : (
          <ShareChart
            label={t("title")}
            caption={t("caption")}
            unit={{ kind: "money", currency: products.currency }}
            shares={shares}
          />
        )}
      </CardBody>
    </Card>
  )
}
