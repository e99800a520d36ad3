"use client"

import { MoreVertical } from "lucide-react"
import { useTranslations } from "next-intl"
import { useOrderActions } from "@/components/kit/use-order-actions"
import { Menu } from "@/components/ui/menu"

export default function Uncontrolled() {
  const t = useTranslations("kit/dropdowns")
  return (
    <Menu
      align="start"
      button={{ variant: "outline", iconOnly: true, label: t("more"), icon: <MoreVertical /> }}
      items={useOrderActions()}
    />
  )
}
