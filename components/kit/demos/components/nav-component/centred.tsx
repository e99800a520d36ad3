"use client"

import { useTranslations } from "next-intl"
import { useShopNav } from "@/components/kit/use-shop-nav"
import { NavStrip } from "@/components/ui/nav-strip"

export default function Centred() {
  const t = useTranslations("kit/nav-component")
  return <NavStrip label={t("centred.title")} {...useShopNav()} align="center" />
}
