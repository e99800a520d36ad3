"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/safes/endpoints"
import type { SafeMovement } from "@/lib/features/safes/schema"
import { staleAfterAct } from "./stale"

const schema = () => import("@/lib/features/safes/schema").then(({ reversalForm }) => reversalForm)

interface Props {
  safe: number
  movement: SafeMovement
  onDone: () => void
}

/** Reverses a float or change, with a reason. */
export default function ReverseForm({ safe, movement: { amount, currency, entry }, onDone }: Props) {
  const t = useTranslations("safes.reverse")
  const locale = useLanguage()
  const send = useMutation(endpoints.reverseSafeMovement, { invalidates: staleAfterAct })
  return (
    <Form
      schema={schema}
      defaultValues={{ entry: entry ?? "", reason: "" }}
      submitLabel={t("submit")}
      tone="danger"
      onSubmit={async (body) => {
        await send.run({ params: { id: safe }, body })
        void toast.success(t("done"))
        onDone()
      }}
    >
      <p className="text-pretty text-sm">{t("text", { amount: money(Math.abs(amount), currency, locale) })}</p>
      <TextareaField required name="reason" label={t("reason")} maxLength={500} />
    </Form>
  )
}
