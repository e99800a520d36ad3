"use client"

import { useTranslations } from "next-intl"
import { useCrumbs } from "@/components/kit/use-crumbs"
import { Breadcrumbs } from "@/components/ui/breadcrumbs"

export default function Default() {
  const t = useTranslations("kit/breadcrumbs")
  return <Breadcrumbs crumbs={useCrumbs()} label={t("default.label")} />
}
