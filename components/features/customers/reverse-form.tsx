"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/customers/endpoints"
import { staleIous } from "./stale"

const schema = () => import("@/lib/features/customers/schema/acts").then(({ reverseForm }) => reverseForm)

interface Props {
  entry: string
  /** Says which entry. */
  about: string
  onDone: () => void
}

/** Reverses a charge, a repayment, an adjustment or a write-off. */
export function ReverseForm({ entry, about, onDone }: Props) {
  const t = useTranslations("customers")
  const reverse = useMutation(endpoints.reverseIou, { invalidates: staleIous })
  return (
    <Form
      schema={schema}
      defaultValues={{ reason: "" }}
      submitLabel={t("account.reverseSubmit")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await reverse.run({ params: { id: entry }, body })
        void toast.success(t("account.reversed"))
        onDone()
      }}
    >
      <p className="tabular text-sm">{about}</p>
      <TextField required name="reason" label={t("acts.reason")} maxLength={200} />
    </Form>
  )
}
