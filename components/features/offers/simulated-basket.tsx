"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Combobox } from "@/components/ui/combobox"
import { NumberInput } from "@/components/ui/number-input"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as catalogue from "@/lib/features/catalogue/endpoints"
import type { Simulation } from "@/lib/features/offers/schema/simulation"
import { type Piled, readBasket, type simulationQuery, writeBasket } from "./simulation-address"

/** The most pieces of a product that an address can hold. */
const maxPieces = 999

/** Finds a product to put into the basket. */
function AddProduct({ onAdd }: { onAdd: (product: number) => void }) {
  const t = useTranslations("offers")
  const [text, setText] = useState("")
  const [isWanted, setWanted] = useState(false)
  const typed = text.trim()
  const q = useDebounced(typed)
  const { data, isLoading } = useQuery(catalogue.listCatalogueProducts, isWanted ? { query: { q, perPage: 20 } } : null)
  return (
    <FieldFrame label={t("simulator.add")}>
      {(control) => (
        <Combobox
          {...control}
          value=""
          placeholder={t("find.product")}
          options={(data?.data ?? []).map(({ id, name, sku }) => ({
            value: String(id),
            label: name,
            description: sku,
          }))}
          onChange={(product) => product && onAdd(Number(product))}
          onSearch={setText}
          isSearching={typed !== q || isLoading}
          onIntent={() => setWanted(true)}
        />
      )}
    </FieldFrame>
  )
}

interface Props {
  query: ReturnType<typeof simulationQuery>
  result: Simulation | undefined
  onChange: (changes: { basket: string }) => void
}

/** The products and pieces of the basket. */
export function SimulatedBasket({ query, result, onChange }: Props) {
  const t = useTranslations("offers")
  const basket = readBasket(query.basket)
  const change = (next: Piled[]) => onChange({ basket: writeBasket(next) })
  const set = (product: number, pieces: number) =>
    change(basket.map((one) => (one.product === product ? { product, pieces } : one)))
  const add = (product: number) => {
    const found = basket.find((one) => one.product === product)
    if (found) set(product, Math.min(maxPieces, found.pieces + 1))
    else change([...basket, { product, pieces: 1 }])
  }
  const nameOf = (product: number) =>
    [...(result?.lines ?? []), ...(result?.without ?? [])].find((one) => one.product === product)?.name ??
    t("numbered", { id: product })
  return (
    <Card>
      <CardHeader title={t("simulator.basket")} />
      <CardBody className="grid gap-4">
        <AddProduct onAdd={add} />
        {basket.length > 0 && (
          <ul className="divide-y divide-line" aria-label={t("simulator.basket")}>
            {basket.map(({ product, pieces }) => (
              <li key={product} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 py-2">
                <span className="col-span-2 min-w-0 break-words text-dense">
                  <bdi>{nameOf(product)}</bdi>
                </span>
                <NumberInput
                  size="sm"
                  min={1}
                  max={maxPieces}
                  label={t("simulator.piecesOf", { name: nameOf(product) })}
                  value={pieces}
                  onChange={(next) =>
                    next !== undefined && next >= 1 && next <= maxPieces && set(product, Math.round(next))
                  }
                />
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  icon={<X />}
                  label={t("simulator.remove", { name: nameOf(product) })}
                  onClick={() => change(basket.filter((one) => one.product !== product))}
                />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
