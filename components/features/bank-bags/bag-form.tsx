"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { CountField } from "@/components/cash/count-field"
import { useSafes } from "@/components/features/safes/use-safes"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-bags/endpoints"
import * as businesses from "@/lib/features/businesses/endpoints"
import { staleAfterAct } from "./stale"

const schema = () => import("@/lib/features/bank-bags/schema").then(({ bagForm }) => bagForm)

interface Props {
  onDone: (bag: number) => void
}

/** The fields of a bag from one safe, filled in with the proposal. */
function Fields({ safe, business, onDone }: Props & { safe: number; business: number }) {
  const t = useTranslations("bank-bags")
  const locale = useLanguage()
  const proposal = useQuery(endpoints.proposeBankBag, { query: { safe } })
  const accounts = useQuery(businesses.listBankAccounts, { query: { perPage: maxPerPage, business, state: "active" } })
  const add = useMutation(endpoints.addBankBag, { invalidates: staleAfterAct })
  // Users without a right to bank accounts get none, and name none.
  if (proposal.error && !proposal.data)
    return <LoadFailed text={proposal.error.message} onRetry={() => void proposal.mutate()} />
  if (proposal.data?.safe !== safe || accounts.isLoading) return <Skeleton className="h-96 w-full" />
  const { amount, currency, pieces } = proposal.data
  const count = { pieces: Object.fromEntries(pieces.map(({ value, pieces: of }) => [value, of])) }
  const [first] = accounts.data?.data ?? []
  return (
    <Form
      schema={schema}
      defaultValues={{ safe, bankAccount: String(first?.id ?? "") as never, number: "", slipNumber: "", count }}
      submitLabel={t("add.submit")}
      onSubmit={async (body) => {
        const bag = await add.run({ body })
        void toast.success(t("add.done", { number: bag.number, amount: money(bag.amount, currency, locale) }))
        onDone(bag.id)
      }}
    >
      {amount > 0 ? (
        <Alert title={t("add.proposal", { amount: money(amount, currency, locale) })}>{t("add.proposalText")}</Alert>
      ) : (
        <Alert title={t("add.nothing")}>{t("add.nothingText")}</Alert>
      )}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="number" label={t("add.number")} maxLength={40} autoComplete="off" />
        <TextField name="slipNumber" label={t("add.slipNumber")} maxLength={40} autoComplete="off" />
      </div>
      <SelectField
        name="bankAccount"
        label={t("add.account")}
        options={[
          { value: "", label: t("add.noAccount") },
          ...(accounts.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <CountField name="count" label={t("add.count")} currency={currency} />
    </Form>
  )
}

/** Prepares a bag from a safe. */
export default function BagForm({ onDone }: Props) {
  const t = useTranslations("bank-bags")
  const { safes, safe: usual, isLoading, error, retry } = useSafes()
  const [chosen, setChosen] = useState<number>()
  const safe = safes.find(({ id }) => id === chosen) ?? usual
  if (isLoading) return <Skeleton className="h-96 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (!safe) return <Alert tone="warning">{t("noSafe")}</Alert>
  return (
    <div className="space-y-4">
      {safes.length > 1 && (
        <Select
          aria-label={t("add.safe")}
          value={String(safe.id)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={safes.map(({ id, label }) => ({ value: String(id), label }))}
        />
      )}
      <Fields key={safe.id} safe={safe.id} business={safe.business} onDone={onDone} />
    </div>
  )
}
