"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

const sizes = ["sm", "md", "lg"] as const

export default function Sizes() {
  const t = useTranslations("kit/buttons.sizes")
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {t(size)}
        </Button>
      ))}
    </div>
  )
}
