"use client"

import { useTranslations } from "next-intl"
import { ContextMenuPlace } from "@/components/kit/context-menu-place"
import { useDocumentItems } from "@/components/kit/use-document-items"

export default function Basic() {
  const t = useTranslations("kit/context-menu.basic")
  return <ContextMenuPlace label={t("label")} items={useDocumentItems()} />
}
