"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Combobox, type ComboboxOption } from "@/components/ui/combobox"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as suppliers from "@/lib/features/suppliers/endpoints"

interface Props {
  name: string
  label: string
  /** A supplier that can't be chosen. */
  except?: number
}

/** Finds a supplier by name, in a `Form`. */
export function SupplierField({ name, label, except }: Props) {
  const t = useTranslations("supplier-bills")
  const { field } = useController({ name })
  const [text, setText] = useState("")
  const [isWanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState<ComboboxOption>()
  const typed = text.trim()
  const q = useDebounced(typed)
  const { data, isLoading } = useQuery(suppliers.listSuppliers, isWanted ? { query: { q, perPage: 20 } } : null)
  const found = (data?.data ?? [])
    .filter(({ id }) => id !== except)
    .map(({ id, name: called, vatNumber, country }) => ({
      ...{ value: String(id), label: called, description: vatNumber || country },
    }))
  const value = field.value ? String(field.value) : ""
  const isListed = found.some((option) => option.value === value)
  return (
    <Field name={name} label={label}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          placeholder={t("enter.supplierHint")}
          options={chosen && chosen.value === value && !isListed ? [chosen, ...found] : found}
          onChange={(next) => {
            setChosen(found.find((option) => option.value === next))
            field.onChange(next === "" ? null : Number(next))
          }}
          onSearch={setText}
          isSearching={typed !== q || isLoading}
          onIntent={() => setWanted(true)}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
