"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Alert } from "@/components/ui/alert"
import { FileDrop } from "@/components/ui/file-drop"
import { Select } from "@/components/ui/select"
import { TextLink } from "@/components/ui/text-link"
import { useErrorText } from "@/components/ui/use-error-text"
import { CallError } from "@/lib/core/client/call-error"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { billUpload } from "@/lib/features/supplier-bills/values"
import { stale } from "./stale"
import { useBusinesses } from "./use-businesses"
import { useFormats } from "./use-formats"

interface Outcome {
  key: string
  name: string
  text: string
  tone: "success" | "warning" | "danger"
  bill?: number
}

const isPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name)

/** Takes in e-invoices by button or drop, one after the other, and says what became of each. */
export default function UploadBills() {
  const t = useTranslations("supplier-bills.upload")
  const textOf = useErrorText()
  const { amount } = useFormats()
  const { businesses } = useBusinesses()
  const add = useMutation(endpoints.importSupplierBill, { invalidates: stale })
  const field = useId()
  const [business, setBusiness] = useState("")
  const [outcomes, setOutcomes] = useState<Outcome[]>([])

  const said = (bill: SupplierBill) => ({
    ...{ number: bill.number, supplier: bill.supplier.name, total: amount(bill.total, bill) },
  })
  async function send(file: File): Promise<Omit<Outcome, "key" | "name">> {
    try {
      const bill = await add.run({
        query: { name: file.name.slice(0, 200), ...(business && { business: Number(business) }) },
        // Browsers name types of XML differently, or not at all.
        file: new Blob([file], { type: isPdf(file) ? "application/pdf" : "application/xml" }),
      })
      return { tone: "success", text: t("done", said(bill)), bill: bill.id }
    } catch (error) {
      const first = error instanceof CallError ? (error.current as SupplierBill | undefined) : undefined
      if (first?.number) return { tone: "warning", text: t("twice", said(first)), bill: first.id }
      const atFile = error instanceof CallError ? Object.values(error.fields ?? {})[0]?.[0] : undefined
      return { tone: "danger", text: atFile ?? textOf(error) ?? "" }
    }
  }
  async function sendAll(files: File[]) {
    setOutcomes([])
    for (const [i, file] of files.entries()) {
      const outcome = await send(file)
      setOutcomes((before) => [...before, { ...outcome, key: `${i} ${file.name}`, name: file.name }])
    }
  }

  return (
    <div className="grid gap-4">
      {businesses.length > 1 && (
        <label htmlFor={field} className="grid gap-1.5 text-dense">
          <span className="font-medium text-ink">{t("business")}</span>
          <Select
            id={field}
            value={business}
            onChange={({ target }) => setBusiness(target.value)}
            options={[
              { value: "", label: t("byVat") },
              ...businesses.map(({ id, tradingName }) => ({ value: String(id), label: tradingName })),
            ]}
          />
        </label>
      )}
      <FileDrop
        multiple
        accept=".xml,.pdf,application/xml,text/xml,application/pdf"
        maxBytes={billUpload.maxBytes}
        disabled={add.busy}
        help={t("help")}
        onFiles={(files) => void sendAll(files)}
      />
      {outcomes.map(({ key, name, tone, text, bill }) => (
        <Alert key={key} tone={tone} announce title={<bdi>{name}</bdi>}>
          <p>{text}</p>
          {bill !== undefined && (
            <p className="mt-1">
              <TextLink href={`/business/supplier-bills/${bill}`}>
                {t(tone === "warning" ? "first" : "openBill")}
              </TextLink>
            </p>
          )}
        </Alert>
      ))}
    </div>
  )
}
