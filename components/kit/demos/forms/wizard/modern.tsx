"use client"

import { useTranslations } from "next-intl"
import { Wizard } from "@/components/form/wizard"
import { emptySignup, useSignup } from "@/components/kit/use-signup"
import { toast } from "@/components/ui/toast"

export default function Modern() {
  const t = useTranslations("kit/wizard")
  const steps = useSignup({ withIcons: true })
  return (
    <Wizard
      look="modern"
      steps={steps}
      defaultValues={emptySignup}
      submitLabel={t("submit")}
      onSubmit={({ first }) => void toast.success(t("welcome", { name: first }))}
    />
  )
}
