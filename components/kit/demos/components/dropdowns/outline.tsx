"use client"

import { ChevronDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { useOrderActions } from "@/components/kit/use-order-actions"
import { Menu } from "@/components/ui/menu"

export default function Outline() {
  const t = useTranslations("kit/dropdowns")
  const items = useOrderActions()
  return (
    <div className="flex flex-wrap gap-3">
      {tones.slice(0, 4).map((tone) => (
        <Menu
          key={tone}
          align="start"
          button={{ variant: "outline", tone, icon: <ChevronDown />, children: t("order") }}
          items={items}
        />
      ))}
    </div>
  )
}
