"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { CheckboxField } from "@/components/form/checkbox-field"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { LiveValues } from "@/components/kit/live-values"
import { toast } from "@/components/ui/toast"

const schema = async () => {
  const { object, string, email, number, boolean } = await import("zod")
  const terms = boolean().refine(Boolean, { params: { key: "acceptTerms" } })
  return object({ name: string().min(3), email: email(), copies: number().int().min(1).max(50), terms })
}

function Result({ title }: { title: string }) {
  return <LiveValues title={title} values={useWatch()} />
}

/** The `Form` of the product: it loads the schema when the user starts to type and translates the messages. */
export default function Schema() {
  const t = useTranslations("kit/react-hook-form")
  return (
    <Form
      schema={schema}
      defaultValues={{ name: "", email: "", copies: 1, terms: false }}
      guard={false}
      submitLabel={t("basic.send")}
      onSubmit={({ name }) => void toast.success(t("basic.sent", { name }))}
    >
      <TextField name="name" label={t("basic.name")} required autoComplete="off" />
      <TextField name="email" type="email" label={t("basic.email")} required autoComplete="off" />
      <TextField name="copies" type="number" label={t("schema.copies")} required />
      <CheckboxField name="terms" label={t("schema.terms")} required />
      <Result title={t("basic.values")} />
    </Form>
  )
}
