"use client"

import { useTranslations } from "next-intl"
import { DemoPages } from "@/components/kit/demo-pages"

const sizes = ["sm", "md", "lg"] as const

export default function Sizes() {
  const t = useTranslations("kit/pagination")
  return (
    <div className="space-y-4">
      {sizes.map((each, i) => (
        <DemoPages key={each} name={`${t("sizes.title")} ${i + 1}`} size={each} look="joined" pages={5} page={3} />
      ))}
    </div>
  )
}
