"use client"

import { useTranslations } from "next-intl"
import { LayoutDemo } from "@/components/kit/layout-shown"

export default function Layout() {
  const t = useTranslations("kit/without-menu")
  return <LayoutDemo attributes={{ "data-menu": "hidden" }} label={t("layout.switch")} text={t("layout.text")} />
}
