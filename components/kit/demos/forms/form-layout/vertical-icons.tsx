"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { ContactFields } from "@/components/kit/contact-fields"
import { toast } from "@/components/ui/toast"

const schema = () => import("@/components/kit/contact-schema").then((file) => file.contactSchema)
const empty = { name: "", email: "", phone: "", password: "", remember: false }

export default function VerticalIcons() {
  const t = useTranslations("kit/form-layout")
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      guard={false}
      submitLabel={t("fields.send")}
      onSubmit={({ name }) => void toast.success(t("fields.sent", { name }))}
    >
      <ContactFields icons />
    </Form>
  )
}
