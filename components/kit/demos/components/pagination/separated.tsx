"use client"

import { useTranslations } from "next-intl"
import { DemoPages } from "@/components/kit/demo-pages"

export default function Separated() {
  const t = useTranslations("kit/pagination")
  return <DemoPages name={t("separated.title")} look="apart" />
}
