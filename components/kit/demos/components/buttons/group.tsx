"use client"

import { AlignHorizontalJustifyCenter, AlignHorizontalJustifyEnd, AlignHorizontalJustifyStart } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { ButtonGroup } from "@/components/ui/button-group"

export default function Group() {
  const t = useTranslations("kit/buttons.group")
  return (
    <div className="flex flex-wrap gap-5">
      <ButtonGroup label={t("label")}>
        <Button variant="outline">{t("day")}</Button>
        <Button variant="outline">{t("week")}</Button>
        <Button variant="outline">{t("month")}</Button>
      </ButtonGroup>
      <ButtonGroup label={t("align")}>
        <Button variant="soft" iconOnly label={t("left")} icon={<AlignHorizontalJustifyStart />} />
        <Button variant="soft" iconOnly label={t("center")} icon={<AlignHorizontalJustifyCenter />} />
        <Button variant="soft" iconOnly label={t("right")} icon={<AlignHorizontalJustifyEnd />} />
      </ButtonGroup>
    </div>
  )
}
