"use client"

import { ArrowLeft } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"

/** A page in the route group `(blank)`, outside the shell, like a printed invoice. */
export default function Blank() {
  const t = useTranslations("kit/layout-blank")
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-pretty text-ink-muted">{t("blank.text")}</p>
      <ButtonLink href="/page-layout/layout-empty" icon={<ArrowLeft className="rtl:-scale-x-100" />}>
        {t("blank.back")}
      </ButtonLink>
    </div>
  )
}
