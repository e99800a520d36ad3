"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as billingEndpoints from "@/lib/features/billing/endpoints"
import type { Billing } from "@/lib/features/billing/schema"
import { staleAfterWrite } from "../stale"

const schema = () => import("@/lib/features/billing/schema").then(({ billingForm }) => billingForm)

const texts = [
  "company",
  "address",
  "contact",
  "email",
  "vatNumber",
  "bankName",
  "country",
  "iban",
  "swiftCode",
] as const

/** The form for the billing company and its bank account. */
export default function BillingForm({ billing, onDone }: { billing: Billing; onDone: () => void }) {
  const t = useTranslations("invoices")
  const save = useMutation(billingEndpoints.updateBilling, {
    invalidates: [billingEndpoints.getBilling, ...staleAfterWrite],
  })
  async function submit(values: Billing) {
    await save.run({ body: { billing: values } })
    toast.success(t("done.billingSaved"))
    onDone()
  }
  return (
    <Form schema={schema} defaultValues={billing} onSubmit={submit} submitLabel={t("actions.save")}>
      {texts.map((name) => (
        <TextField key={name} name={name} label={t(`billing.${name}`)} type={name === "email" ? "email" : "text"} />
      ))}
    </Form>
  )
}
