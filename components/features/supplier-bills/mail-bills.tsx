"use client"

import { FileCheck, FileInput } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Select } from "@/components/ui/select"
import { TextLink } from "@/components/ui/text-link"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { CallError } from "@/lib/core/client/call-error"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { MailBill, SupplierBill } from "@/lib/features/supplier-bills/schema"
import { stale } from "./stale"
import { useBusinesses } from "./use-businesses"
import { useFormats } from "./use-formats"

const addressOf = (bill: number) => `/business/supplier-bills/${bill}`

interface ChoiceProps {
  value: string
  onChange: (business: string) => void
  /** Why there is a choice. */
  reason: string
}

/** The business that a bill is for, if it says none that is known. */
function BusinessChoice({ value, onChange, reason }: ChoiceProps) {
  const t = useTranslations("email.bills")
  const { businesses } = useBusinesses()
  const field = useId()
  return (
    <div className="grid basis-full gap-1.5">
      <p role="alert" className="text-danger-text">
        {reason}
      </p>
      <label htmlFor={field} className="font-medium">
        {t("business")}
      </label>
      <Select
        id={field}
        value={value}
        options={[
          { value: "", label: t("choose") },
          ...businesses.map(({ id, tradingName, legalName }) => ({
            value: String(id),
            label: tradingName || legalName,
          })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

function Entry({ mail, found, onChange }: { mail: number; found: MailBill; onChange: () => void }) {
  const t = useTranslations("email.bills")
  const router = useRouter()
  const showError = useErrorToast()
  const { amount } = useFormats()
  const enter = useMutation(endpoints.enterMailBill, { invalidates: stale })
  const { number, supplier, total, bill, file } = found
  const [reason, setReason] = useState("")
  const [business, setBusiness] = useState("")

  async function run() {
    try {
      const entered = await enter.run({ body: { mail, file, ...(business && { business: Number(business) }) } })
      void toast.success(t("text", { number, supplier, total: amount(total, found) }))
      router.push(addressOf(entered.id))
    } catch (error) {
      const first = error instanceof CallError ? (error.current as SupplierBill | undefined) : undefined
      if (first?.id) onChange()
      const atBusiness = error instanceof CallError ? error.fields?.business?.[0] : undefined
      if (atBusiness) setReason(atBusiness)
      else showError(error)
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-3 py-2 text-dense">
      <FileInput aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-40 flex-1">
        <span className="block font-medium">{t("title")}</span>
        <span className="block text-ink-muted">
          <bdi>{t("text", { number, supplier, total: amount(total, found) })}</bdi>
        </span>
      </span>
      {bill === null ? (
        <Button
          size="sm"
          variant="outline"
          disabled={enter.busy || (reason !== "" && !business)}
          onClick={() => void run()}
        >
          {t("enter")}
        </Button>
      ) : (
        <TextLink href={addressOf(bill)} className="inline-flex items-center gap-1.5">
          <FileCheck aria-hidden="true" className="size-4" />
          {t("isBill")}
        </TextLink>
      )}
      {bill === null && reason && <BusinessChoice reason={reason} value={business} onChange={setBusiness} />}
    </li>
  )
}

/** The e-invoices of a mail: each can be entered as a bill, or is one already. */
export default function MailBills({ mail }: { mail: number }) {
  const { data, mutate } = useQuery(endpoints.listMailBills, { params: { id: mail } })
  if (!data || data.data.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2 print:hidden">
      {data.data.map((found) => (
        <Entry key={found.file} mail={mail} found={found} onChange={() => void mutate()} />
      ))}
    </ul>
  )
}
