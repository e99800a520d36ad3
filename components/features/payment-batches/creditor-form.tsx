"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import { staleMandates } from "./stale"

const schema = () => import("@/lib/features/payment-batches/schema").then(({ creditorForm }) => creditorForm)

/** Asks for the creditor identifier, without which nothing can be collected. */
export function CreditorForm({ business }: { business: number }) {
  const t = useTranslations("payments.batches")
  const save = useMutation(endpoints.changeSepaCreditor, { invalidates: staleMandates })
  return (
    <Form
      schema={schema}
      defaultValues={{ creditorId: "" }}
      submitLabel={t("saveCreditor")}
      onSubmit={async (body) => {
        await save.run({ params: { id: business }, body })
        void toast.success(t("creditorSaved"))
      }}
    >
      <Alert>{t("noCreditor")}</Alert>
      <TextField required name="creditorId" label={t("fields.creditorId")} maxLength={40} autoComplete="off" />
    </Form>
  )
}
