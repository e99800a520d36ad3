"use client"

import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"

export default function Pictures() {
  const t = useTranslations("kit/avatar.pictures")
  return (
    <div className="flex flex-wrap gap-4">
      <Avatar size="lg" labelled name={t("cup")} src="/products/espresso-cup.svg" />
      <Avatar size="lg" labelled name={t("pen")} src="/products/brass-fountain-pen.svg" />
      <Avatar size="lg" labelled name={t("book")} src="/products/linen-notebook.svg" shape="square" />
    </div>
  )
}
