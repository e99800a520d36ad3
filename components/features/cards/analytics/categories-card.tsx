import { useTranslations } from "next-intl"
import { BarList } from "@/components/charts/bar-list"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "../amounts"
import { useCategoryParts } from "../category-parts"
import type { CardResponse } from "../figures"

/** A period's revenue by product category. */
export function CategoriesCard({ products }: { products: CardResponse<"getBestProducts"> }) {
  const t = useTranslations("cards.sales")
  const { exact } = useAmounts()
  const parts = useCategoryParts(products)
  return (
    <Card className="flex flex-col">
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="flex flex-1 flex-col">
        {parts.length === 0 && <p className="py-8 text-center text-dense text-ink-muted">{t("none")}</p>}
        <BarList
          entries={parts.map(({ name, label, revenue, pieces }) => ({
            name,
            label: (
              <bdi>
                {label}
                {pieces !== undefined && (
                  <span className="text-ink-faint text-xs"> {t("pieces", { count: pieces })}</span>
                )}
              </bdi>
            ),
            value: revenue,
            text: exact(revenue, products.currency),
          }))}
        />
      </CardBody>
    </Card>
  )
}
