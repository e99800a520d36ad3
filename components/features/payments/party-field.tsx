"use client"

import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Combobox } from "@/components/ui/combobox"
import { matching } from "@/components/ui/matching"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { PartyKind } from "@/lib/features/payments/values"

interface Props {
  name: string
  label: string
  kind: PartyKind
}

/** A customer or supplier, found by typing. The form's value is the id. */
export function PartyField({ name, label, kind }: Props) {
  const { field } = useController({ name })
  const [text, setText] = useState("")
  const typed = text.trim()
  const q = useDebounced(typed)
  const value = String(field.value ?? "")
  const list = useQuery(endpoints.listPaymentParties, { query: { kind, ...(q && { q }) } })
  const single = useQuery(endpoints.listPaymentParties, value ? { query: { key: `${kind}:${value}` } } : null)
  const toOption = ({ id, name: text }: { id: number; name: string }) => ({ value: String(id), label: text })
  const listed = (list.data?.data ?? []).map(toOption)
  const known = (single.data?.data ?? []).map(toOption)
  const options = typed !== q || list.isLoading ? matching(listed, typed) : listed
  return (
    <Field required name={name} label={label}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          options={[...options, ...known.filter((one) => !options.some((other) => other.value === one.value))]}
          onChange={(next) => field.onChange(next ?? "")}
          onSearch={setText}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
