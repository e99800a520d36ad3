"use client"

import { Bot, Building2, Store, Truck } from "lucide-react"
import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"

export default function Icons() {
  const t = useTranslations("kit/avatar.icons")
  return (
    <div className="flex flex-wrap gap-4">
      <Avatar size="md" labelled name={t("shop")} icon={<Store />} tone="brand" />
      <Avatar size="md" labelled name={t("delivery")} icon={<Truck />} tone="success" />
      <Avatar size="md" labelled name={t("office")} icon={<Building2 />} tone="info" variant="solid" />
      <Avatar size="md" labelled name={t("bot")} icon={<Bot />} tone="neutral" shape="square" />
    </div>
  )
}
