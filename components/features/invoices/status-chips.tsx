"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { toneClass } from "@/components/ui/tone"
import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceSum } from "@/lib/features/invoices/schema/shown"
import type { ShownStatus } from "@/lib/features/invoices/values"
import { byCurrency, chipsQuery, invoiceListSource } from "./invoice-list-source"
import { statusLook, statusOrder, usualStatuses } from "./status-look"
import { useFormats } from "./use-formats"

const none: InvoiceSum[] = []

/** Returns a formatter for totals: one text for each currency. */
function useTotalTexts() {
  const { money } = useFormats()
  return (sums: InvoiceSum[]) => byCurrency(sums).map(({ currency, totalMinor }) => money(totalMinor, currency))
}

interface ChipProps {
  label: string
  status?: ShownStatus
  sums: InvoiceSum[]
  pressed: boolean
  onPress: () => void
}

function Chip({ label, status, sums, pressed, onPress }: ChipProps) {
  const totals = useTotalTexts()(sums)
  const amount = sums.reduce((all, sum) => all + sum.amount, 0)
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="flex min-w-36 shrink-0 grow flex-col justify-start snap-start rounded-card border bg-card px-3.5 py-2.5 text-start shadow-card transition-colors hover:border-line-strong aria-pressed:border-brand-mark aria-pressed:bg-brand-soft/50"
    >
      <span className="flex items-center gap-2 text-dense text-ink-muted">
        {status && (
          <span
            aria-hidden="true"
            className={clsx("size-2 shrink-0 rounded-full bg-tone-mark", toneClass(statusLook[status].tone))}
          />
        )}
        <span className="truncate">{label}</span>
        <span className="tabular ms-auto ps-1 text-ink-faint text-xs">{amount}</span>
      </span>
      {(totals.length > 0 ? totals : ["–"]).map((total) => (
        <span key={total} className="tabular mt-0.5 block whitespace-nowrap font-semibold text-ink text-sm">
          {total}
        </span>
      ))}
    </button>
  )
}

/** The statuses with their totals. A click filters the list by status. */
export function StatusChips() {
  const t = useTranslations("invoices")
  const { state, query, change } = useListState(invoiceListSource.rules)
  const { data } = useQuery(endpoints.sumInvoices, { query: chipsQuery(query) })
  const sums = data?.sums ?? none
  const shown = statusOrder.filter(
    (status) => usualStatuses.includes(status) || state.status === status || sums.some((sum) => sum.status === status),
  )
  return (
    <fieldset className="-mx-1 mb-4 flex min-w-0 snap-x gap-2.5 overflow-x-auto p-1 md:mb-5">
      <legend className="sr-only">{t("sums.label")}</legend>
      <Chip
        label={t("sums.all")}
        sums={sums.filter(({ status }) => status !== "Void")}
        pressed={state.status === undefined}
        onPress={() => change({ status: undefined })}
      />
      {shown.map((status) => (
        <Chip
          key={status}
          label={t(`statuses.${status}`)}
          status={status}
          sums={sums.filter((sum) => sum.status === status)}
          pressed={state.status === status}
          onPress={() => change({ status: state.status === status ? undefined : status })}
        />
      ))}
    </fieldset>
  )
}
