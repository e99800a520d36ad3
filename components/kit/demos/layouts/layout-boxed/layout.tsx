"use client"

import { useTranslations } from "next-intl"
import { LayoutDemo } from "@/components/kit/layout-shown"

export default function Layout() {
  const t = useTranslations("kit/layout-boxed")
  return <LayoutDemo attributes={{ "data-content": "boxed" }} label={t("layout.switch")} text={t("layout.text")} />
}
