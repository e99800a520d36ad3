"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { billKinds } from "@/lib/features/supplier-bills/values"
import { usualVatRates } from "@/lib/features/till-sessions/values"
import { BillLinesFields } from "./bill-lines-fields"
import { ScanField } from "./scan-field"
import { stale } from "./stale"
import { SupplierField } from "./supplier-field"
import { useBusinesses } from "./use-businesses"
import { useFormats } from "./use-formats"

const schema = () => import("@/lib/features/supplier-bills/schema/forms").then(({ billForm }) => billForm)

type Business = ReturnType<typeof useBusinesses>["businesses"][number]

function Fields({ businesses }: { businesses: Business[] }) {
  const t = useTranslations("supplier-bills")
  const chosen = Number(useWatch({ name: "business" }))
  const supplier = useWatch({ name: "supplier" })
  const business = businesses.find(({ id }) => id === chosen) ?? (businesses[0] as Business)
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {businesses.length > 1 && (
          <SelectField
            name="business"
            label={t("fields.business")}
            options={businesses.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
          />
        )}
        <SelectField
          name="kind"
          label={t("fields.kind")}
          options={billKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SupplierField name="supplier" label={t("fields.supplier")} />
        {!supplier && <TextField name="supplierName" label={t("fields.supplierName")} maxLength={200} />}
        <TextField required name="number" label={t("fields.number")} maxLength={80} />
        <DayField required name="issuedOn" label={t("fields.issuedOn")} />
        <DayField name="dueOn" label={t("fields.dueOn")} />
      </div>
      <BillLinesFields key={business.country} currency={business.currency} country={business.country} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField name="iban" label={t("fields.iban")} maxLength={50} autoComplete="off" />
        <TextField name="remittance" label={t("fields.remittance")} maxLength={140} />
      </div>
      <ScanField />
      <TextareaField name="note" label={t("fields.note")} maxLength={1000} />
    </>
  )
}

/** The form for a bill on paper. */
export default function BillForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("supplier-bills")
  const router = useRouter()
  const { amount } = useFormats()
  const { businesses, isLoading, error, retry } = useBusinesses()
  const add = useMutation(endpoints.addSupplierBill, { invalidates: stale })
  const [first, setFirst] = useState<SupplierBill>()
  if (isLoading) return <Skeleton className="h-96 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  const [business] = businesses
  if (!business) return <Alert title={t("noBusiness")} />
  const rate = String(usualVatRates(business.country)[0] ?? 0)
  return (
    <>
      {first && (
        <Alert tone="warning" announce className="mb-4">
          {t("upload.twice", {
            number: first.number,
            supplier: first.supplier.name,
            total: amount(first.total, first),
          })}{" "}
          <TextLink href={`/business/supplier-bills/${first.id}`}>{t("upload.first")}</TextLink>
        </Alert>
      )}
      <Form
        schema={schema}
        defaultValues={
          {
            ...{ business: String(business.id), supplier: null, supplierName: "", kind: "invoice", number: "" },
            ...{ issuedOn: "", dueOn: "", vat: null, iban: "", remittance: "", note: "", file: "", fileName: "" },
            lines: [{ name: "", code: "", quantity: "1", net: null, vatRate: rate }],
          } as never
        }
        submitLabel={t("enter.submit")}
        onCancel={onCancel}
        onSubmit={async (body) => {
          setFirst(undefined)
          try {
            const bill = await add.run({ body })
            void toast.success(t("done.entered", { number: bill.number }))
            router.push(`/business/supplier-bills/${bill.id}`)
          } catch (failure) {
            if (failure instanceof CallError && failure.current) setFirst(failure.current as SupplierBill)
            throw failure
          }
        }}
      >
        <Fields businesses={businesses} />
      </Form>
    </>
  )
}
