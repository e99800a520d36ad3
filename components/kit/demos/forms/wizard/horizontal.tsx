"use client"

import { useTranslations } from "next-intl"
import { Wizard } from "@/components/form/wizard"
import { emptySignup, useSignup } from "@/components/kit/use-signup"
import { toast } from "@/components/ui/toast"

/** Each step is validated by its schema before the next one opens. */
export default function Horizontal() {
  const t = useTranslations("kit/wizard")
  const steps = useSignup()
  return (
    <Wizard
      steps={steps}
      defaultValues={emptySignup}
      submitLabel={t("submit")}
      onSubmit={({ first }) => void toast.success(t("welcome", { name: first }))}
    />
  )
}
