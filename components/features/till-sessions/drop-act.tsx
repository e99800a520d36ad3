"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { RadioGroup } from "@/components/ui/radio-group"
import { toast } from "@/components/ui/toast"
import { totalOf } from "@/lib/core/cash/count"
import type { Split } from "@/lib/core/cash/split"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as drops from "@/lib/features/drops/endpoints"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { SplitPieces } from "./split-pieces"

const schema = () => import("@/lib/features/drops/schema").then(({ dropForm }) => dropForm.pick({ envelope: true }))

interface Props {
  session: TillSessionSheet
  /** One, or the nearest below and above the float. */
  splits: Split[]
  onSkip: () => void
}

/** Leaves the float in the drawer and drops the rest, by note and coin, in one envelope. */
export default function DropAct({ session: { till, currency }, splits, onSkip }: Props) {
  const t = useTranslations("till-sessions.split")
  const locale = useLanguage()
  const name = useId()
  const [chosen, setChosen] = useState(0)
  const add = useMutation(drops.addDrop, { invalidates: [endpoints.listTillSessions, drops.listDrops] })
  const text = (amount: number) => money(amount, currency, locale)
  const split = (splits[chosen] ?? splits[0]) as Split
  const amount = totalOf(split.rest, currency)
  const missingText = (missing: number) =>
    missing > 0 ? t("short", { missing: text(missing) }) : t("over", { over: text(-missing) })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t("text", { float: text(totalOf(split.float, currency)), rest: text(amount) })}</p>
      {splits.length > 1 && (
        <RadioGroup
          look="cards"
          name={name}
          legend={t("choice")}
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={splits.map(({ float, missing }, index) => ({
            value: String(index),
            label: t("choose", { float: text(totalOf(float, currency)) }),
            help: missingText(missing),
          }))}
        />
      )}
      <SplitPieces split={split} currency={currency} />
      {splits.length === 1 && split.missing !== 0 && <p className="text-warning-text">{missingText(split.missing)}</p>}
      <Form
        wide
        schema={schema}
        defaultValues={{ envelope: "" }}
        submitLabel={t("submit", { amount: text(amount) })}
        onSubmit={async ({ envelope }) => {
          await add.run({ body: { till, amount, envelope, count: split.rest } })
          void toast.success(t("done", { amount: text(amount), envelope }))
        }}
      >
        <TextField required size="lg" name="envelope" label={t("envelope")} maxLength={40} autoComplete="off" />
      </Form>
      <Button variant="ghost" onClick={onSkip} className="self-center">
        {t("skip")}
      </Button>
    </div>
  )
}
