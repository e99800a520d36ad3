"use client"

import { useTranslations } from "next-intl"
import { DemoPages } from "@/components/kit/demo-pages"

export default function IconsText() {
  const t = useTranslations("kit/pagination")
  return <DemoPages name={t("icons-text.title")} look="joined" steps="both" pages={5} page={1} />
}
