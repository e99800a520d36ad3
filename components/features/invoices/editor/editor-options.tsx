"use client"

import { useTranslations } from "next-intl"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { paymentMethods } from "@/lib/features/invoices/values"

const shows = ["showsPaymentTerms", "showsNote", "showsPaymentStub"] as const

/** The accepted payment method, and what the document shows. */
export function EditorOptions() {
  const t = useTranslations("invoices")
  return (
    <Card className="lg:[grid-area:options]">
      <CardHeader title={t("editor.options")} />
      <CardBody className="space-y-4">
        <SelectField
          name="acceptedPayment"
          label={t("editor.accepted")}
          options={paymentMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
        />
        <div className="space-y-2.5">
          {shows.map((name) => (
            <SwitchField key={name} controlAtEnd name={name} label={t(`editor.${name}`)} />
          ))}
        </div>
      </CardBody>
    </Card>
  )
}
