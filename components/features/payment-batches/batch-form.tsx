"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { choices, type PaymentPlace, usePaymentPlaces } from "@/components/features/payments/use-payment-places"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { BatchKind } from "@/lib/features/payment-batches/values"
import { CandidateForm } from "./candidate-form"
import { CreditorForm } from "./creditor-form"

interface Props {
  kind: BatchKind
  onDone: (id?: number) => void
}

function OfBusiness({ kind, place, onDone }: Props & { place: PaymentPlace }) {
  const t = useTranslations("payments.batches")
  const query = { business: place.id, kind }
  const { data, error, mutate } = useQuery(endpoints.listBatchCandidates, { query })
  if (place.accounts.length === 0) return <Alert>{t("noAccount")}</Alert>
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={6} />
  if (kind === "collection" && data.creditorId === "") return <CreditorForm business={place.id} />
  if (data.data.length === 0) return <p className="text-ink-muted text-sm">{t(`nothing.${kind}`)}</p>
  return <CandidateForm kind={kind} place={place} candidates={data.data} onDone={onDone} />
}

/** Prepares a batch: first the business, then what is paid or collected. */
export function BatchForm({ kind, onDone }: Props) {
  const t = useTranslations("payments.batches.fields")
  const none = useTranslations("payments.account")
  const { places, isLoading, error, retry } = usePaymentPlaces()
  const id = useId()
  const [chosen, setChosen] = useState<number>()
  const euros = places.filter(({ currency }) => currency === "EUR")
  const place = euros.find(({ id }) => id === chosen) ?? euros[0]
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (isLoading) return <SkeletonText lines={6} />
  if (!place) return <Alert>{none("noBusiness")}</Alert>
  return (
    <div className="grid gap-4">
      {euros.length > 1 && (
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium text-dense text-ink">
            {t("business")}
          </label>
          <Select
            id={id}
            options={choices(euros)}
            value={String(place.id)}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
      )}
      <OfBusiness key={place.id} kind={kind} place={place} onDone={onDone} />
    </div>
  )
}
