"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/drops/endpoints"
import { staleAfterDrop } from "./stale"
import { type TillChoice, useTills } from "./use-tills"

const schema = () => import("@/lib/features/drops/schema").then(({ dropForm }) => dropForm)

function AmountField({ tills }: { tills: TillChoice[] }) {
  const t = useTranslations("drops.form")
  const till = Number(useWatch({ name: "till" }))
  const currency = tills.find(({ id }) => id === till)?.currency ?? "EUR"
  return <MoneyField required size="lg" name="amount" label={t("amount")} currency={currency} />
}

/** A drop in two fields; the till is chosen already where there is one, or where the last drop came from. */
export function DropForm() {
  const t = useTranslations("drops.form")
  const locale = useLanguage()
  const { tills, last, isLoading, error, retry } = useTills()
  const [dropped, setDropped] = useState<{ till: number; count: number }>({ till: 0, count: 0 })
  const add = useMutation(endpoints.addDrop, { invalidates: staleAfterDrop })
  if (isLoading) return <Skeleton className="h-44 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (tills.length === 0) return <Alert title={t("noTill")}>{t("noTillText")}</Alert>
  const chosen = [dropped.till, last].find((id) => tills.some((till) => till.id === id)) ?? tills[0]?.id
  return (
    <Form
      key={dropped.count}
      schema={schema}
      defaultValues={{ till: String(chosen), amount: null as never, envelope: "" }}
      submitLabel={t("submit")}
      onSubmit={async (values) => {
        const { amount, currency, envelope } = await add.run({ body: values })
        void toast.success(t("done", { amount: money(amount, currency, locale), envelope }))
        setDropped(({ count }) => ({ till: values.till, count: count + 1 }))
      }}
    >
      {tills.length > 1 && (
        <SelectField
          name="till"
          label={t("till")}
          options={tills.map(({ id, label }) => ({ value: String(id), label }))}
        />
      )}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <AmountField tills={tills} />
        <TextField required size="lg" name="envelope" label={t("envelope")} maxLength={40} autoComplete="off" />
      </div>
    </Form>
  )
}
