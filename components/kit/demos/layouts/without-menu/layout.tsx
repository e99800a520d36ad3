"use client"

import { useTranslations } from "next-intl"
import { LayoutShown } from "@/components/kit/layout-shown"

export default function Layout() {
  const t = useTranslations("kit/without-menu")
  return <LayoutShown attributes={{ "data-menu": "hidden" }} label={t("layout.switch")} text={t("layout.text")} />
}
