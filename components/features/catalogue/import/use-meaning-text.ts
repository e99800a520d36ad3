"use client"

import { useTranslations } from "next-intl"
import type { ProductImport } from "@/lib/features/catalogue/schema/imports"
import { plainMeanings } from "@/lib/features/catalogue/values/imports"

/** Words what a column means. */
export function useMeaningText({ meanings }: Pick<ProductImport, "meanings">) {
  const t = useTranslations("product-import.meanings")
  return (meaning: string) => {
    const plain = plainMeanings.find((one) => one === meaning)
    if (plain) return t(plain)
    const [kind, of = ""] = meaning.split(":")
    if (kind === "vat") return t("vatOf", { country: of })
    return t("priceOf", { shop: meanings.find((one) => one.meaning === meaning)?.shopName ?? of })
  }
}
