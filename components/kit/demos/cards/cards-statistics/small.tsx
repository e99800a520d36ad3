"use client"

import { Eye, Heart, MessageSquare, ShoppingBag, Truck, Undo2 } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Stat } from "@/components/ui/stat"

const figures = [
  { name: "views", value: 36_900, icon: <Eye />, tone: "info" },
  { name: "reviews", value: 214, icon: <MessageSquare />, tone: "warning" },
  { name: "wishes", value: 689, icon: <Heart />, tone: "danger" },
  { name: "orders", value: 97, icon: <ShoppingBag />, tone: "brand" },
  { name: "sent", value: 84, icon: <Truck />, tone: "success" },
  { name: "returns", value: 6, icon: <Undo2 />, tone: "neutral" },
] as const

export default function Small() {
  const t = useTranslations("kit/cards-statistics")
  const format = useFormatter()
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 2xl:grid-cols-6">
      {figures.map(({ name, value, icon, tone }) => (
        <Stat
          key={name}
          icon={icon}
          tone={tone}
          value={format.number(value, { notation: "compact" })}
          label={t(`small.${name}`)}
        />
      ))}
    </div>
  )
}
