"use client"

import { ChevronDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { useOrderActions } from "@/components/kit/use-order-actions"
import { Menu } from "@/components/ui/menu"

const sizes = ["sm", "md", "lg"] as const

export default function Sizes() {
  const t = useTranslations("kit/dropdowns.sizes")
  const items = useOrderActions()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Menu
          key={size}
          align="start"
          button={{ size, variant: "outline", icon: <ChevronDown />, children: t(size) }}
          items={items}
        />
      ))}
    </div>
  )
}
