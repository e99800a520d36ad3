"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"

const schema = async () => {
  const { object, string, email } = await import("zod")
  return object({ shop: string().min(3), email: email() })
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 800))

/** The server returns errors by field; each is shown in place of the field's own message. */
export default function Server() {
  const t = useTranslations("kit/react-hook-form")
  const send = async ({ shop }: { shop: string }) => {
    await moment()
    if (shop.toLowerCase() === "paperlane") return { fields: { shop: t("server.taken") } }
    toast.success(t("basic.sent", { name: shop }))
    return undefined
  }
  return (
    <Form
      schema={schema}
      defaultValues={{ shop: "Paperlane", email: "anna@example.com" }}
      guard={false}
      submitLabel={t("server.open")}
      onSubmit={send}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="shop" label={t("server.shop")} required autoComplete="off" />
        <TextField name="email" type="email" label={t("basic.email")} required autoComplete="off" />
      </div>
    </Form>
  )
}
