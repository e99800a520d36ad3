"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { type Locale, locales } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/invoice-reminders/endpoints"
import { listInvoiceSellers } from "@/lib/features/invoices/endpoints"
import { LevelsForm, type PolicyOwner } from "./levels-form"

interface Props {
  business: PolicyOwner
  language: Locale
  onDone: () => void
}

function Policy({ business, language, onDone }: Props) {
  const { data, error, mutate } = useQuery(endpoints.getReminderPolicy, { params: { id: business.id } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  return <LevelsForm business={business} record={data} language={language} reload={() => mutate()} onDone={onDone} />
}

/** The ladder of a business, with the texts of one language at a time. */
export function PolicyForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("invoice-reminders.policy")
  const words = useTranslations("invoices.languages")
  const { data, error, mutate } = useQuery(listInvoiceSellers)
  const [chosen, setChosen] = useState<number>()
  const [language, setLanguage] = useState<Locale>(useLanguage())
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  const business = data.sellers.find(({ id }) => id === chosen) ?? data.sellers[0]
  if (!business) return <Alert>{t("noBusiness")}</Alert>
  return (
    <div className="space-y-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
        <label className="block font-medium text-dense">
          <span className="mb-1.5 block">{t("business")}</span>
          <Select
            value={String(business.id)}
            options={data.sellers.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
        <label className="block font-medium text-dense">
          <span className="mb-1.5 block">{t("language")}</span>
          <Select
            value={language}
            options={locales.map((value) => ({ value, label: words(value) }))}
            onChange={({ target }) => setLanguage(target.value as Locale)}
          />
        </label>
      </div>
      <Policy key={business.id} business={business} language={language} onDone={onDone} />
    </div>
  )
}
