"use client"

import { useTranslations } from "next-intl"
import { useOrderActions } from "@/components/kit/use-order-actions"
import { Menu } from "@/components/ui/menu"

const sides = ["top", "bottom", "start", "end"] as const

export default function Directions() {
  const t = useTranslations("kit/dropdowns.directions")
  const items = useOrderActions()
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {sides.map((side) => (
        <Menu key={side} side={side} align="start" button={{ variant: "outline", children: t(side) }} items={items} />
      ))}
    </div>
  )
}
