"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { LabelsBeside } from "@/components/form/labels-beside"
import { ContactFields } from "@/components/kit/contact-fields"
import { toast } from "@/components/ui/toast"

const schema = () => import("@/components/kit/contact-schema").then((file) => file.contactSchema)
const empty = { name: "", email: "", phone: "", password: "", remember: false }

export default function Horizontal() {
  const t = useTranslations("kit/form-layout")
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      guard={false}
      submitLabel={t("fields.send")}
      onSubmit={({ name }) => void toast.success(t("fields.sent", { name }))}
    >
      <LabelsBeside>
        <ContactFields />
      </LabelsBeside>
    </Form>
  )
}
