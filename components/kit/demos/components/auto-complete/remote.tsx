"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ProductSearch } from "@/components/kit/product-search"
import { useQuery } from "@/lib/core/client/use-query"
import { listSuggestions } from "@/lib/features/autocomplete/endpoints"

export default function Remote() {
  const t = useTranslations("kit/auto-complete.remote")
  const [isNear, setNear] = useState(false)
  const { data } = useQuery(listSuggestions, isNear ? {} : null)
  const titles = data?.autoComplete ?? []
  return (
    <ProductSearch
      onFocus={() => setNear(true)}
      max={8}
      things={titles.map(({ id, title, rank }) => ({ value: id, label: title, hint: t("rank", { rank }) }))}
    />
  )
}
