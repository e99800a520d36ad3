"use client"

import clsx from "clsx"
import { Package } from "lucide-react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { controlFrame } from "@/components/ui/input-styles"
import { type Count, totalOf } from "@/lib/core/cash/count"
import { denominationsOf, packNames } from "@/lib/core/cash/denominations"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { amountOf, type CountField, countFields, faceOf, rowTotal, withAmount } from "./count-fields"
import { Keypad } from "./keypad"

interface Props {
  /** Accessible name of the grid. */
  label: string
  currency: string
  value: Count
  onChange: (count: Count) => void
  /** Counts unopened rolls, bags and bundles too: always, or where a button asks for them. */
  withPacks?: boolean | "offered"
  /** Runs after the last input, to go on to the button below. */
  onEnd?: () => void
}

const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 5)

/** Counts cash by note and coin: with a keypad on a phone, by keyboard on a desk. The total runs along. */
export function CountGrid({ label, currency, value, onChange, withPacks = false, onEnd }: Props) {
  const t = useTranslations("cash")
  const locale = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const hasPacks = packNames.some((name) => Object.keys(value[name] ?? {}).length > 0)
  const isOffered = withPacks === "offered" && !isAsked && !hasPacks
  const fields = countFields(currency, withPacks !== false && !isOffered)
  const [active, setActive] = useState(0)
  /** The first digit replaces what an input had. */
  const isFresh = useRef(true)
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  const set = (index: number, digits: string) => {
    const field = fields[index]
    if (field) onChange(withAmount(value, field, digits === "" ? undefined : Number(digits)))
  }
  /** Out from behind the keypad. */
  const show = (input: HTMLInputElement | null | undefined) => input?.scrollIntoView?.({ block: "nearest" })
  const go = (index: number) => {
    if (index >= fields.length && onEnd) return onEnd()
    const input = inputs.current[Math.min(Math.max(index, 0), fields.length - 1)]
    input?.focus({ preventScroll: true })
    show(input)
  }
  const textOf = (field: CountField | undefined) => String((field && amountOf(value, field)) ?? "")
  const press = (digits: string) => {
    show(inputs.current[active])
    set(active, digitsOf((isFresh.current ? "" : textOf(fields[active])) + digits))
    isFresh.current = false
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = { Enter: index + 1, ArrowDown: index + 1, ArrowUp: index - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const input = (field: CountField) => {
    const index = fields.findIndex(({ unit, value: face }) => unit === field.unit && face === field.value)
    const face = faceOf(field.value, currency, locale)
    return (
      <label key={field.unit} className="flex min-w-0 flex-col gap-0.5">
        {field.unit !== "pieces" && (
          <span className="text-dense text-ink-muted">
            {t(`units.${field.unit}`, {
              count: denominationsOf(currency).find((one) => one.value === field.value)?.packs[field.unit] ?? 0,
            })}
          </span>
        )}
        <input
          ref={(element) => {
            inputs.current[index] = element
          }}
          // The keypad below takes the place of the phone's own.
          inputMode="none"
          autoComplete="off"
          aria-label={t(`of.${field.unit}`, { face })}
          value={textOf(field)}
          placeholder="0"
          onFocus={(event) => {
            setActive(index)
            isFresh.current = true
            event.target.select()
          }}
          onChange={(event) => {
            set(index, digitsOf(event.target.value))
            isFresh.current = false
          }}
          onKeyDown={(event) => onKeyDown(event, index)}
          // The keypad's digits go there, whether it has the focus or not.
          data-active={index === active || undefined}
          className={controlFrame(
            "lg",
            clsx(
              "tabular scroll-mt-24 scroll-mb-96 px-3 text-end text-lg",
              "max-lg:data-active:border-brand-mark max-lg:data-active:bg-brand-soft",
              "pointer-coarse:data-active:border-brand-mark pointer-coarse:data-active:bg-brand-soft",
            ),
          )}
        />
      </label>
    )
  }
  const rows = (kind: CountField["kind"]) => (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-dense text-ink-muted">{t(kind === "note" ? "notes" : "coins")}</p>
      {denominationsOf(currency)
        .filter((one) => one.kind === kind)
        .map(({ value: face }) => (
          <div
            key={face}
            className="tabular grid grid-cols-[3.75rem_1fr_5.5rem] items-end gap-x-3 gap-y-1.5 sm:grid-cols-[4.5rem_1fr_6.5rem]"
          >
            <span className="self-center font-medium" aria-hidden="true">
              {faceOf(face, currency, locale)}
            </span>
            {fields.filter(({ unit, value: of }) => of === face && unit === "pieces").map(input)}
            <span className="self-center text-end text-ink-muted">
              {money(rowTotal(value, face, currency), currency, locale)}
            </span>
            {fields.some(({ unit, value: of }) => of === face && unit !== "pieces") && (
              <span className="col-span-2 col-start-2 grid grid-cols-2 gap-2 pb-2">
                {fields.filter(({ unit, value: of }) => of === face && unit !== "pieces").map(input)}
              </span>
            )}
          </div>
        ))}
    </div>
  )
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {rows("note")}
        {rows("coin")}
      </div>
      {isOffered && (
        <Button variant="outline" icon={<Package />} className="self-start" onClick={() => setAsked(true)}>
          {t("withPacks")}
        </Button>
      )}
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-col gap-2 rounded-control border border-line bg-card p-2">
        <p className="flex items-baseline justify-between gap-3 px-1">
          <span className="text-ink-muted">{t("total")}</span>
          <output className="tabular font-semibold text-xl">{money(totalOf(value, currency), currency, locale)}</output>
        </p>
        <div className="lg:pointer-fine:hidden">
          <Keypad
            onDigits={press}
            onBack={() => {
              set(active, textOf(fields[active]).slice(0, -1))
              isFresh.current = false
            }}
            onPrevious={() => go(active - 1)}
            onNext={() => go(active + 1)}
          />
        </div>
      </div>
    </fieldset>
  )
}
