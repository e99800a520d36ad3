"use client"

import { useTranslations } from "next-intl"
import { CountedPages } from "@/components/kit/counted-pages"

const sizes = ["sm", "md", "lg"] as const

export default function Sizes() {
  const t = useTranslations("kit/paginate.sizes")
  return (
    <div className="space-y-4">
      {sizes.map((size) => (
        <CountedPages key={size} label={t(size)} size={size} look="joined" count={80} />
      ))}
    </div>
  )
}
