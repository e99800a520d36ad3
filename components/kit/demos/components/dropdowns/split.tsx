"use client"

import { useTranslations } from "next-intl"
import { useOrderActions } from "@/components/kit/use-order-actions"
import { SplitButton } from "@/components/ui/split-button"
import { toast } from "@/components/ui/toast"

const variants = ["solid", "outline", "soft"] as const

export default function Split() {
  const t = useTranslations("kit/dropdowns")
  const [send, ...others] = useOrderActions()
  return (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <SplitButton
          key={variant}
          variant={variant}
          tone="brand"
          label={t("split.label")}
          moreLabel={t("more")}
          items={others}
          onClick={() => void toast.success(t("did", { act: t("act.send") }))}
        >
          {send?.label}
        </SplitButton>
      ))}
    </div>
  )
}
