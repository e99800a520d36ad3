"use client"

import { useTranslations } from "next-intl"
import { useShopNav } from "@/components/kit/use-shop-nav"
import { NavStrip } from "@/components/ui/nav-strip"

export default function VerticalBorder() {
  const t = useTranslations("kit/nav-component")
  return <NavStrip label={t("vertical-border.title")} {...useShopNav(true)} orientation="vertical" frame="square" />
}
