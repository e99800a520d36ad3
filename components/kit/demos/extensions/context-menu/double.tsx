"use client"

import { useTranslations } from "next-intl"
import { ContextMenuPlace } from "@/components/kit/context-menu-place"
import { useDocumentItems } from "@/components/kit/use-document-items"

export default function Double() {
  const t = useTranslations("kit/context-menu.double")
  return <ContextMenuPlace on="double" label={t("label")} items={useDocumentItems()} />
}
