"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { Disclosure } from "@/components/ui/disclosure"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { totalOf } from "@/lib/core/cash/count"
import { DroppedNotice } from "./dropped-notice"
import { useDrop } from "./use-drop"
import { type TillChoice, useTills } from "./use-tills"
import { WaitingList } from "./waiting-list"

const loadCount = () => import("@/components/cash/count-field").then((file) => ({ default: file.CountField }))
const CountField = lazy(loadCount)
const schema = () => import("@/lib/features/drops/schema").then(({ dropForm }) => dropForm)

const currencyOf = (tills: TillChoice[], till: number) => tills.find(({ id }) => id === till)?.currency ?? "EUR"

function Fields({ tills }: { tills: TillChoice[] }) {
  const t = useTranslations("drops")
  const { setValue, formState } = useFormContext()
  const { isDirty } = formState
  const [isCounting, setCounting] = useState(false)
  // Loaded before the network may be lost.
  useEffect(() => {
    if (isDirty) void loadCount().catch(() => undefined)
  }, [isDirty])
  const currency = currencyOf(tills, Number(useWatch({ name: "till" })))
  return (
    <>
      {tills.length > 1 && (
        <SelectField
          name="till"
          label={t("form.till")}
          options={tills.map(({ id, label }) => ({ value: String(id), label }))}
        />
      )}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <MoneyField required size="lg" name="amount" label={t("form.amount")} currency={currency} enterKeyHint="next" />
        <TextField
          required
          size="lg"
          name="envelope"
          label={t("form.envelope")}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="send"
        />
      </div>
      <Disclosure
        title={t("verify.byPiece")}
        className="rounded-control border border-line"
        onToggle={(isOpen) => isOpen && setCounting(true)}
      >
        <Suspense>
          {isCounting && (
            <CountField
              name="count"
              label={t("form.contents")}
              currency={currency}
              onCount={(count) => setValue("amount", totalOf(count, currency), { shouldDirty: true })}
            />
          )}
        </Suspense>
      </Disclosure>
    </>
  )
}

/** A drop in two fields; the till is chosen already where there is one, or where the last drop came from. */
export function DropForm() {
  const t = useTranslations("drops.form")
  const { tills, last, isLoading, error, retry } = useTills()
  const { round, result, previous, waiting, drop, edit } = useDrop()
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(round)
  // The next drop starts at the amount, except on phones, where the keyboard would cover what was dropped.
  useEffect(() => {
    if (shown === round) return
    setShown(round)
    if (!window.matchMedia?.("(hover: hover)").matches) return
    frame.current?.querySelector<HTMLElement>("input[name=amount]")?.focus()
  }, [round, shown])
  if (isLoading) return <Skeleton className="h-44 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (tills.length === 0) return <Alert title={t("noTill")}>{t("noTillText")}</Alert>
  const chosen = [previous?.till, last].find((id) => tills.some((till) => till.id === id)) ?? tills[0]?.id
  return (
    <div ref={frame} className="space-y-4">
      <WaitingList drops={waiting} onEdit={edit} />
      {result && <DroppedNotice drop={result} />}
      <Form
        key={round}
        schema={schema}
        defaultValues={{
          till: String(chosen),
          amount: previous?.amount ?? (null as never),
          envelope: previous?.envelope ?? "",
          count: previous?.count,
        }}
        submitLabel={t("submit")}
        onSubmit={(values) => drop(values, currencyOf(tills, values.till))}
      >
        <Fields tills={tills} />
      </Form>
    </div>
  )
}
