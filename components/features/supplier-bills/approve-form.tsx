"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { ActProps } from "./act-props"
import { stale } from "./stale"
import { useFormats } from "./use-formats"

const schema = () => import("@/lib/features/supplier-bills/schema/forms").then(({ approveForm }) => approveForm)

/** Approves a bill, with the account of each line that is not goods. */
export default function ApproveForm({ bill, onDone }: ActProps) {
  const t = useTranslations("supplier-bills")
  const { amount } = useFormats()
  const approve = useMutation(endpoints.approveSupplierBill, { invalidates: stale })
  const lines = bill.lines.filter(({ product }) => product === null)
  const options = [
    { value: "", label: t("enter.usualAccount") },
    ...bill.accounts.map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` })),
  ]
  return (
    <Form
      schema={schema}
      defaultValues={
        {
          ...{ version: bill.version, bookedOn: bill.issuedOn },
          lines: lines.map(({ position, account }) => ({ position, account: account === null ? "" : String(account) })),
        } as never
      }
      submitLabel={t("acts.approve")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await approve.run({ params: { id: bill.id }, body: { ...body, version: bill.version } })
        void toast.success(t("done.approved", { number: bill.number }))
        onDone()
      }}
    >
      <p className="text-dense text-ink-muted">
        {t("texts.approve")} {lines.length < bill.lines.length && t("texts.approveGoods")}
      </p>
      {lines.map(({ position, name, net }, i) => (
        <SelectField
          key={position}
          name={`lines.${i}.account`}
          label={`${name}, ${amount(net, bill)}`}
          options={options}
        />
      ))}
      <DayField name="bookedOn" label={t("fields.bookedOn")} />
    </Form>
  )
}
