"use client"

import clsx from "clsx"
import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { TrialAccount } from "@/lib/features/ledger/schema"
import type { ManualForm } from "@/lib/features/ledger/schema/entries"
import { maxLines } from "@/lib/features/ledger/values/roles"
import { useFormats } from "../use-formats"
import { LineFields, lineGrid } from "./line-fields"
import { blankLine, sums } from "./lines"

/** The sums of both sides, and by how much they differ. */
function Sums({ currency }: { currency: string }) {
  const t = useTranslations("ledger")
  const { money } = useFormats()
  const { debit, credit, difference } = sums((useWatch({ name: "lines" }) as ManualForm["lines"] | undefined) ?? [])
  return (
    <div className={`${lineGrid} px-3 py-3 font-medium text-sm`}>
      <p
        aria-live="polite"
        className={clsx("max-md:col-span-2", difference === 0 ? "text-success-text" : "text-danger-text")}
      >
        {difference === 0
          ? t("manual.balanced")
          : t("manual.difference", { amount: money(Math.abs(difference), currency) })}
      </p>
      <p className="tabular md:text-end">
        <span className="md:sr-only">{t("fields.debit")} </span>
        <bdi>{money(debit, currency)}</bdi>
      </p>
      <p className="tabular text-end">
        <span className="md:sr-only">{t("fields.credit")} </span>
        <bdi>{money(credit, currency)}</bdi>
      </p>
    </div>
  )
}

/** The lines of an entry as in a spreadsheet: Enter goes to the next line, and adds one after the last. */
export function ManualLines({ accounts, currency }: { accounts: TrialAccount[]; currency: string }) {
  const t = useTranslations("ledger")
  const { control } = useFormContext<ManualForm>()
  const { fields, append, remove } = useFieldArray({ control, name: "lines" })
  const { errors } = useFormState({ control, name: "lines" })
  const box = useRef<HTMLElement>(null)
  const [goal, setGoal] = useState<{ line: number }>()
  const options = useMemo(
    () =>
      accounts
        .filter(({ isArchived }) => !isArchived)
        .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    [accounts],
  )
  // After a line has been rendered, its account has the focus.
  useEffect(() => {
    if (goal) box.current?.querySelector<HTMLElement>(`[data-line="${goal.line}"] input`)?.focus()
  }, [goal])

  function goTo(line: number) {
    if (line >= fields.length && fields.length < maxLines) append(blankLine, { shouldFocus: false })
    setGoal({ line: Math.min(line, maxLines - 1) })
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key, ctrlKey, metaKey, defaultPrevented } = event
    // An open list has taken the key for its option. With Ctrl, the form is sent.
    if (key !== "Enter" || ctrlKey || metaKey || defaultPrevented || !(target instanceof HTMLInputElement)) return
    if (target.getAttribute("aria-expanded") === "true") return
    event.preventDefault()
    goTo(Number(target.closest<HTMLElement>("[data-line]")?.dataset.line) + 1)
  }
  const problem = errors.lines?.root?.message ?? errors.lines?.message
  return (
    <section ref={box} aria-label={t("entry.lines")} onKeyDown={onKeyDown} className="rounded-card border border-line">
      <div aria-hidden="true" className={`${lineGrid} bg-sunken px-3 py-2 text-ink-muted text-xs max-md:hidden`}>
        <span>{t("fields.account")}</span>
        <span>{t("fields.debit")}</span>
        <span>{t("fields.credit")}</span>
      </div>
      {fields.map(({ id }, index) => (
        <LineFields
          key={id}
          index={index}
          accounts={accounts}
          options={options}
          currency={currency}
          onRemove={
            fields.length > 2
              ? () => {
                  remove(index)
                  setGoal({ line: Math.max(index - 1, 0) })
                }
              : undefined
          }
        />
      ))}
      <Sums currency={currency} />
      {problem && (
        <Alert tone="danger" className="mx-3 mb-3">
          {problem}
        </Alert>
      )}
      <Button
        variant="soft"
        size="sm"
        icon={<Plus />}
        disabled={fields.length >= maxLines}
        onClick={() => goTo(fields.length)}
        className="mx-3 mb-3"
      >
        {t("manual.addLine")}
      </Button>
    </section>
  )
}
