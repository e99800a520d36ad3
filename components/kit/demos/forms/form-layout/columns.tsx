"use client"

import { useTranslations } from "next-intl"
import { CheckboxField } from "@/components/form/checkbox-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"

const schema = async () => {
  const { object, string, email, boolean } = await import("zod")
  const text = string().min(1)
  return object({
    first: text,
    last: text,
    town: text,
    country: text,
    shop: string(),
    email: email(),
    terms: boolean(),
  })
}
const empty = { first: "", last: "", town: "", country: "", shop: "", email: "", terms: false }
const countries = ["DE", "FR", "PT", "GB"] as const

/** Two columns, or one on phones. Related fields share a row. */
export default function Columns() {
  const t = useTranslations("kit/form-layout")
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      guard={false}
      submitLabel={t("fields.send")}
      onSubmit={({ first }) => void toast.success(t("fields.sent", { name: first }))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="first" label={t("columns.first")} required autoComplete="off" />
        <TextField name="last" label={t("columns.last")} required autoComplete="off" />
        <TextField name="town" label={t("columns.town")} required autoComplete="off" />
        <SelectField
          name="country"
          label={t("columns.country")}
          placeholder={t("columns.choose")}
          options={countries.map((value) => ({ value, label: t(`columns.${value}`) }))}
          required
        />
        <TextField name="shop" label={t("columns.shop")} autoComplete="off" />
        <TextField name="email" type="email" label={t("fields.email")} required autoComplete="off" />
        <CheckboxField name="terms" label={t("columns.terms")} className="sm:col-span-2" />
      </div>
    </Form>
  )
}
