"use client"

import { ArrowDownUp } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Menu } from "@/components/ui/menu"

const ways = ["name", "price", "stock"] as const

export default function Controlled() {
  const t = useTranslations("kit/dropdowns.controlled")
  const [by, sortBy] = useState<(typeof ways)[number]>("name")
  return (
    <Menu
      align="start"
      button={{ variant: "outline", icon: <ArrowDownUp />, children: t("sort", { by: t(by) }) }}
      items={ways.map((way) => ({ label: t(way), checked: way === by, onSelect: () => sortBy(way) }))}
    />
  )
}
