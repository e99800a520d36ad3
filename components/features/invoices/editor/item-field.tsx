"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController, useFormContext } from "react-hook-form"
import { Field } from "@/components/form/field"
import { useAbility } from "@/components/layout/ability"
import { SuggestInput, type Suggestion } from "@/components/ui/suggest-input"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import { writeDecimal } from "@/lib/core/decimal-text"
import { minor } from "@/lib/core/money"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { listProducts } from "@/lib/features/ecommerce/endpoints"
import { useFormats } from "../use-formats"

interface Props {
  /** The line's field name, such as `lines.0`. */
  name: string
  className?: string
}

/** A line's item: free text, or a product of the shop, which also fills in the price. */
export function ItemField({ name, className }: Props) {
  const t = useTranslations("invoices.editor")
  const { money, locale } = useFormats()
  const { setValue, getValues } = useFormContext()
  const { field } = useController({ name: `${name}.item` })
  const text = String(field.value ?? "")
  const [typing, setTyping] = useState(false)
  const q = useDebounced(text.trim())
  const canReadProducts = useAbility().can("read", "Product")
  const isSearching = canReadProducts && typing && q.length > 1
  const { data } = useQuery(listProducts, isSearching ? { query: { q, perPage: 6 } } : null)
  const found = isSearching ? (data?.products ?? []) : []

  function pick({ value }: Suggestion) {
    const product = found.find(({ id }) => String(id) === value)
    if (!product) return
    field.onChange(product.name)
    setTyping(false)
    // Prices of the shop don't apply to invoices in another currency.
    if (getValues("currency") !== shopCurrency) return
    setValue(`${name}.price`, writeDecimal(product.price, locale, 2), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Field required name={`${name}.item`} label={t("item")} className={className}>
      {(control) => (
        <SuggestInput
          {...control}
          ref={field.ref}
          name={field.name}
          value={text}
          placeholder={t("itemPlaceholder")}
          listLabel={t("products")}
          suggestions={found.map((product) => ({
            value: String(product.id),
            label: product.name,
            hint: money(minor(product.price), shopCurrency),
          }))}
          onPick={pick}
          onBlur={field.onBlur}
          onChange={(next) => {
            setTyping(true)
            field.onChange(next)
          }}
        />
      )}
    </Field>
  )
}
