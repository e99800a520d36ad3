import { useTranslations } from "next-intl"
import { BarList } from "@/components/charts/bar-list"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "../amounts"
import type { CardResponse } from "../figures"

/** Sales by product category. */
export function CategoriesCard({ products }: { products: CardResponse<"getBestProducts"> }) {
  const t = useTranslations("cards.sales")
  const category = useTranslations("cards.categories")
  const { exact } = useAmounts()
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        {products.categories.length === 0 && <p className="py-8 text-center text-dense text-ink-muted">{t("none")}</p>}
        <BarList
          entries={products.categories.map(({ category: kind, revenue, pieces }) => ({
            name: kind ?? "gone",
            label: (
              <>
                {category(kind ?? "gone")}{" "}
                <span className="text-ink-faint text-xs">{t("pieces", { count: pieces })}</span>
              </>
            ),
            value: revenue,
            text: exact(revenue, products.currency),
          }))}
        />
      </CardBody>
    </Card>
  )
}
