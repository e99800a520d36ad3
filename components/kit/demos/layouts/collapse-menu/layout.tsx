"use client"

import { useTranslations } from "next-intl"
import { LayoutDemo } from "@/components/kit/layout-shown"

export default function Layout() {
  const t = useTranslations("kit/collapse-menu")
  return (
    <LayoutDemo
      attributes={{ "data-menu": "shown", "data-layout": "vertical", "data-menu-collapsed": "true" }}
      label={t("layout.switch")}
      text={t("layout.text")}
    />
  )
}
