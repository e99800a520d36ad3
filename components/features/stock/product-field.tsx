"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Combobox, type ComboboxOption } from "@/components/ui/combobox"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as catalogue from "@/lib/features/catalogue/endpoints"

interface Props {
  name: string
  label: string
  className?: string
  /** Names of products that the form begins with. */
  names?: ReadonlyMap<number, string>
  isOptional?: boolean
}

/** Finds a product by its name, its own number or a scanned barcode, in a `Form`. */
export function ProductField({ name, label, className, names, isOptional }: Props) {
  const t = useTranslations("stock")
  const { field } = useController({ name })
  const [text, setText] = useState("")
  const [isWanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState<ComboboxOption>()
  const typed = text.trim()
  const q = useDebounced(typed)
  const { data, isLoading } = useQuery(catalogue.listCatalogueProducts, isWanted ? { query: { q, perPage: 20 } } : null)
  const found = (data?.data ?? []).map(({ id, name: label, sku, gtins }) => ({
    value: String(id),
    label,
    description: [sku, ...gtins.map(({ gtin }) => gtin)].filter(Boolean).join(" · "),
  }))
  const value = field.value ? String(field.value) : ""
  const first = names?.get(Number(value))
  const own = chosen ?? (first === undefined ? undefined : { value, label: first })
  const isListed = found.some((option) => option.value === value)
  return (
    <Field required={!isOptional} name={name} label={label} className={className}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          placeholder={t("form.productHint")}
          options={own && own.value === value && !isListed ? [own, ...found] : found}
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
