import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { fewLeft } from "@/lib/features/ecommerce/values"

/** Whether a product is in stock, and how many are left if only a few are. */
export function StockNote({ stock }: { stock: number }) {
  const t = useTranslations("ecommerce")
  if (stock === 0)
    return (
      <Badge dot tone="danger">
        {t("soldOut")}
      </Badge>
    )
  if (stock <= fewLeft)
    return (
      <Badge dot tone="warning">
        {t("left", { count: stock })}
      </Badge>
    )
  return (
    <Badge dot tone="success">
      {t("inStock")}
    </Badge>
  )
}
