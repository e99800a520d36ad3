"use client"

import { SelectField } from "@/components/form/select-field"
import { useQuery } from "@/lib/core/client/use-query"
import * as ledger from "@/lib/features/ledger/endpoints"
import { isBookable } from "./bookable"

interface Props {
  name: string
  label: string
  business: number
}

/** An account of the books that a line can be booked on. */
export function AccountField({ name, label, business }: Props) {
  const { data } = useQuery(ledger.getTrialBalance, { params: { id: business } })
  const options = (data?.data ?? []).filter(isBookable).map(({ id, code, name: text }) => ({
    ...{ value: String(id), label: `${code} ${text}` },
  }))
  // The select takes its value when it is mounted, so it waits for its options.
  return (
    <SelectField key={options.length} name={name} label={label} options={[{ value: "", label: "–" }, ...options]} />
  )
}
