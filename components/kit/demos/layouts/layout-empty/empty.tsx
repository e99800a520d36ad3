"use client"

import { LayoutTemplate } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { EmptyState } from "@/components/ui/empty-state"

/** An empty page within the shell. It says what will appear here and offers a first step. */
export default function Empty() {
  const t = useTranslations("kit/layout-empty")
  return (
    <EmptyState
      icon={<LayoutTemplate />}
      title={t("empty.head")}
      text={t("empty.text")}
      action={
        <ButtonLink variant="outline" href="/cards/basic">
          {t("empty.action")}
        </ButtonLink>
      }
    />
  )
}
