"use client"

import { Pencil } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { Tooltip } from "@/components/ui/tooltip"

/** An icon-only button shows its label as a tooltip and needs no `Tooltip`. */
export default function Uncontrolled() {
  const t = useTranslations("kit/tooltips.uncontrolled")
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Tooltip text={t("buttonText")}>
        <Button variant="soft">{t("button")}</Button>
      </Tooltip>
      <Tooltip text={t("linkText")}>
        <ButtonLink variant="outline" href="/apps/ecommerce/orders">
          {t("link")}
        </ButtonLink>
      </Tooltip>
      <Button variant="ghost" iconOnly label={t("edit")} icon={<Pencil />} />
      <Tooltip text={t("due")}>
        <time dateTime="2026-03-06" className="text-sm underline decoration-dotted underline-offset-4">
          6. 3.
        </time>
      </Tooltip>
    </div>
  )
}
