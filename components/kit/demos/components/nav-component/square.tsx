"use client"

import { useTranslations } from "next-intl"
import { useShopNav } from "@/components/kit/use-shop-nav"
import { NavStrip } from "@/components/ui/nav-strip"

export default function Square() {
  const t = useTranslations("kit/nav-component")
  return <NavStrip label={t("square.title")} {...useShopNav()} frame="square" />
}
