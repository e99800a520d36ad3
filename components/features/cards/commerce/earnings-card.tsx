import { useTranslations } from "next-intl"
import { ShareChart } from "@/components/charts/share-chart"
import type { ChartShare } from "@/components/charts/types"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useCategoryParts } from "../category-parts"
import { sumOf } from "../course"
import type { CardResponse } from "../figures"

const colours = ["1", "2", "3", "4", "5"] as const

/** A period's revenue by product category: the five largest, the rest combined, and delivery. */
export function EarningsCard({ products }: { products: CardResponse<"getBestProducts"> }) {
  const t = useTranslations("cards.earnings")
  const category = useTranslations("cards.categories")
  const parts = useCategoryParts(products)
  const goods = parts.filter(({ name }) => name !== "delivery")
  const rest = sumOf(goods.slice(colours.length).map(({ revenue }) => revenue))
  const shares: ChartShare[] = colours.flatMap((colour, i) => {
    const part = goods[i]
    return part ? [{ name: part.name, label: part.label, value: part.revenue, colour }] : []
  })
  if (rest > 0) shares.push({ name: "rest", label: category("rest"), value: rest, colour: "plain" })
  const delivery = parts.find(({ name }) => name === "delivery")
  if (delivery) shares.push({ name: "delivery", label: delivery.label, value: delivery.revenue, colour: "6" })
  return (
    <Card className="flex flex-col">
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="grid flex-1 grid-cols-1 content-center">
        {shares.length === 0 ? (
          <p className="py-10 text-center text-dense text-ink-muted">{t("none")}</p>
        ) : (
          <ShareChart
            stacked
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
