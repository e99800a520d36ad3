"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useProducts } from "@/components/kit/use-products"
import { matching } from "@/components/ui/matching"
import { SuggestInput } from "@/components/ui/suggest-input"

export default function Basic() {
  const t = useTranslations("kit/auto-complete")
  const [text, setText] = useState("")
  const products = useProducts().map(({ value, label }) => ({ value, label }))
  return (
    <SuggestInput
      value={text}
      onChange={setText}
      suggestions={text.trim() ? matching(products, text) : []}
      onPick={({ label }) => setText(label)}
      aria-label={t("label")}
      listLabel={t("list")}
      placeholder={t("hint")}
    />
  )
}
