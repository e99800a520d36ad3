"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/ledger/endpoints"
import { maxReason } from "@/lib/features/ledger/values/roles"
import { useMonthText } from "./use-month-text"

const schema = () => import("@/lib/features/ledger/schema").then(({ unlockForm }) => unlockForm)

interface Props {
  input: { params: { id: number; month: string } }
  onDone: () => void
}

/** Asks why a month is opened again. The server also asks for a confirmed sign-in. */
export function UnlockForm({ input, onDone }: Props) {
  const t = useTranslations("proof.periods")
  const monthText = useMonthText()
  const unlock = useMutation(endpoints.unlockPeriod, { invalidates: [endpoints.listMonths] })
  return (
    <Form
      schema={schema}
      defaultValues={{ reason: "" }}
      submitLabel={t("unlock")}
      tone="warning"
      onCancel={onDone}
      onSubmit={async (body) => {
        await unlock.run({ ...input, body })
        void toast.success(t("unlocked", { month: monthText(input.params.month) }))
        onDone()
      }}
    >
      <TextareaField name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} maxLength={maxReason} required />
    </Form>
  )
}
