"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { ActProps } from "./act-props"
import { stale } from "./stale"

const schema = () => import("@/lib/features/supplier-bills/schema/forms").then(({ reasonForm }) => reasonForm)

/** Rejects a bill, or reverses its last entry, with a reason. */
export default function ReasonForm({ bill, act, onDone }: ActProps & { act: "reject" | "reverse" }) {
  const t = useTranslations("supplier-bills")
  const reject = useMutation(endpoints.rejectSupplierBill, { invalidates: stale })
  const reverse = useMutation(endpoints.reverseSupplierBill, { invalidates: stale })
  const text = act === "reject" ? "reject" : bill.state === "paid" ? "reversePaid" : "reverseApproved"
  return (
    <Form
      schema={schema}
      defaultValues={{ version: bill.version, reason: "" }}
      submitLabel={t(`acts.${act}`)}
      tone="danger"
      onCancel={onDone}
      onSubmit={async ({ reason }) => {
        const input = { params: { id: bill.id }, body: { version: bill.version, reason } }
        await (act === "reject" ? reject : reverse).run(input)
        void toast.success(act === "reject" ? t("done.rejected", { number: bill.number }) : t("done.reversed"))
        onDone()
      }}
    >
      <p className="text-dense text-ink-muted">{t(`texts.${text}`)}</p>
      <TextareaField required name="reason" label={t("fields.reason")} maxLength={500} />
    </Form>
  )
}
