"use client"

import { LayoutTemplate } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { EmptyState } from "@/components/ui/empty-state"

/** A page within the shell that has nothing yet; it says what will stand here, and where to go on. */
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
