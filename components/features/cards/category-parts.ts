import { useTranslations } from "next-intl"
import type { CardResponse } from "./figures"

interface CategoryPart {
  name: string
  label: string
  revenue: number
  /** How many pieces were sold; undefined for delivery. */
  pieces?: number
}

/**
 * The parts that the revenue of a period consists of: the goods by category, and what customers paid for delivery. Their sum is
 * the revenue that every other card has, unless discounts are higher than delivery.
 */
export function useCategoryParts({ categories, delivery }: CardResponse<"getBestProducts">): CategoryPart[] {
  const t = useTranslations("cards.categories")
  const goods = categories.map(({ category, revenue, pieces }) => {
    const name = category ?? "gone"
    return { name, label: t(name), revenue, pieces }
  })
  return delivery === 0 ? goods : [...goods, { name: "delivery", label: t("delivery"), revenue: delivery }]
}
