import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { stockOf } from "@/lib/features/catalogue/values"

const tones = { inStock: "success", low: "warning", out: "danger" } as const

/** Badge with a product's stock, coloured if it is low or zero. */
export function StockState({ stock }: { stock: number }) {
  const t = useTranslations("catalogue.stocks")
  const state = stockOf(stock)
  return (
    <Badge dot tone={tones[state]}>
      {state === "out" ? t("out") : t("count", { count: stock })}
    </Badge>
  )
}
