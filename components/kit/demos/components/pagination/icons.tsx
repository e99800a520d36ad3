"use client"

import { useTranslations } from "next-intl"
import { DemoPages } from "@/components/kit/demo-pages"

export default function Icons() {
  const t = useTranslations("kit/pagination")
  return <DemoPages name={t("icons.title")} look="filled" steps="icon" />
}
