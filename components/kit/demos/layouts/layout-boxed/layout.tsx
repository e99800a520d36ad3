"use client"

import { useTranslations } from "next-intl"
import { LayoutShown } from "@/components/kit/layout-shown"

export default function Layout() {
  const t = useTranslations("kit/layout-boxed")
  return <LayoutShown attributes={{ "data-content": "boxed" }} label={t("layout.switch")} text={t("layout.text")} />
}
