"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { OrderRows } from "@/components/kit/order-rows"
import { toast } from "@/components/ui/toast"

const schema = async () => {
  const { array, number, object, string } = await import("zod")
  const row = object({ article: string().min(2), price: number().min(0), count: number().int().min(1) })
  return object({ rows: array(row) })
}

/** Rows slide in and out, except with reduced motion. */
export default function Animated() {
  const t = useTranslations("kit/form-repeater")
  return (
    <Form
      schema={schema}
      defaultValues={{ rows: [{ article: t("rows.first"), price: 7.5, count: 4 }] }}
      guard={false}
      submitLabel={t("rows.order")}
      onSubmit={({ rows }) => void toast.success(t("rows.ordered", { count: rows.length }))}
    >
      <OrderRows animated />
    </Form>
  )
}
