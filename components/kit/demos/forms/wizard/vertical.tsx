"use client"

import { useTranslations } from "next-intl"
import { Wizard } from "@/components/form/wizard"
import { emptySignup, useSignup } from "@/components/kit/use-signup"
import { toast } from "@/components/ui/toast"

export default function Vertical() {
  const t = useTranslations("kit/wizard")
  const steps = useSignup()
  return (
    <Wizard
      layout="vertical"
      steps={steps}
      defaultValues={emptySignup}
      submitLabel={t("submit")}
      onSubmit={({ first }) => void toast.success(t("welcome", { name: first }))}
    />
  )
}
