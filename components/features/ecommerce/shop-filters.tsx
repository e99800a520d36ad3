"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useId } from "react"
import { useMoney } from "@/components/features/catalogue/price"
import { Stars } from "@/components/features/catalogue/stars"
import { Button } from "@/components/ui/button"
import { RangeSlider } from "@/components/ui/range-slider"
import { major, minor } from "@/lib/core/money"
import type { Facets } from "@/lib/features/ecommerce/schema"
import { priceSteps } from "@/lib/features/ecommerce/values"
import { FilterOption } from "./filter-option"
import type { ShopControl } from "./use-shop-state"

interface Props {
  facets: Facets | undefined
  shop: ShopControl
}

/** The price ranges in major currency units. The last one has no upper bound. */
const ranges = [0, ...priceSteps].map((from, i) => {
  const next = priceSteps[i]
  return { from: from ? major(from) : undefined, to: next === undefined ? undefined : major(next - 1) }
})

const toggled = <T,>(list: T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t py-4 first:border-0 first:pt-0">
      <legend className="float-start mb-2 w-full font-semibold text-dense">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** The shop's filters, each option with its number of products. */
export function ShopFilters({ facets, shop: { state, change, clear, filters } }: Props) {
  const t = useTranslations("ecommerce")
  const catalogue = useTranslations("catalogue")
  const money = useMoney()
  const id = useId()
  const amount = (value: number) => money(minor(Number(value.toFixed(2)))).replace(/[.,]00(?=\D*$)/, "")
  const floor = Math.floor(facets?.price.min ?? 0)
  const ceiling = Math.max(Math.ceil(facets?.price.max ?? 0), floor + 1)
  const clamped = (value: number) => Math.min(Math.max(value, floor), ceiling)
  const rangeLabel = ({ from, to }: (typeof ranges)[number]) => {
    if (from === undefined) return t("filters.under", { to: amount(Math.ceil(to ?? 0)) })
    return to === undefined
      ? t("filters.over", { from: amount(from) })
      : t("filters.between", { from: amount(from), to: amount(Math.ceil(to)) })
  }

  return (
    <div>
      <Part title={t("filters.range")}>
        <FilterOption
          type="radio"
          name={`${id}range`}
          label={t("filters.any")}
          checked={state.minPrice === undefined && state.maxPrice === undefined}
          onChange={() => change({ minPrice: undefined, maxPrice: undefined })}
        />
        {ranges.map((range, i) => (
          <FilterOption
            key={range.from ?? 0}
            type="radio"
            name={`${id}range`}
            label={rangeLabel(range)}
            count={facets?.ranges[i]}
            checked={
              (range.from !== undefined || range.to !== undefined) &&
              state.minPrice === range.from &&
              state.maxPrice === range.to
            }
            onChange={() => change({ minPrice: range.from, maxPrice: range.to })}
          />
        ))}
      </Part>
      <Part title={t("filters.price")}>
        <RangeSlider
          min={floor}
          max={ceiling}
          value={[clamped(state.minPrice ?? floor), clamped(Math.ceil(state.maxPrice ?? ceiling))]}
          labels={[t("filters.lowest"), t("filters.highest")]}
          format={amount}
          onChange={([low, high]) =>
            change({ minPrice: low > floor ? low : undefined, maxPrice: high < ceiling ? high : undefined })
          }
        />
      </Part>
      <Part title={t("filters.category")}>
        {facets?.categories.map(({ value, count }) => (
          <FilterOption
            key={value}
            type="checkbox"
            label={catalogue(`categories.${value}`)}
            count={count}
            checked={state.category.includes(value)}
            onChange={() => change({ category: toggled(state.category, value) })}
          />
        ))}
      </Part>
      <Part title={t("filters.brand")}>
        {facets?.brands.map(({ value, count }) => (
          <FilterOption
            key={value}
            type="checkbox"
            label={value}
            count={count}
            checked={state.brand.includes(value)}
            onChange={() => change({ brand: toggled(state.brand, value) })}
          />
        ))}
      </Part>
      <Part title={t("filters.rating")}>
        <FilterOption
          type="radio"
          name={`${id}rating`}
          label={t("filters.any")}
          checked={state.rating === undefined}
          onChange={() => change({ rating: undefined })}
        />
        {facets?.ratings.map(({ value, count }) => (
          <FilterOption
            key={value}
            type="radio"
            name={`${id}rating`}
            label={
              <span className="inline-flex items-center gap-2">
                <Stars rating={value} />
                {t("filters.andUp")}
              </span>
            }
            count={count}
            checked={state.rating === value}
            onChange={() => change({ rating: value })}
          />
        ))}
      </Part>
      <Part title={t("filters.delivery")}>
        <FilterOption
          type="checkbox"
          label={catalogue("freeShipping")}
          count={facets?.freeShipping}
          checked={state.freeShipping === true}
          onChange={() => change({ freeShipping: state.freeShipping ? undefined : true })}
        />
      </Part>
      <Button variant="outline" className="w-full" disabled={filters === 0 && !state.q} onClick={clear}>
        {t("filters.clear")}
      </Button>
    </div>
  )
}
