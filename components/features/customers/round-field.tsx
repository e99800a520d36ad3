"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { TextField } from "@/components/form/text-field"
import { Select } from "@/components/ui/select"
import { roundNames, roundOf, roundRules } from "./use-round-text"

/** On which days something is charged: a common rule, or one written by hand. */
export function RoundField() {
  const t = useTranslations("customers.recurring")
  const { field } = useController({ name: "rule" })
  const rule = String(field.value ?? "")
  const [isByHand, setByHand] = useState(() => roundOf(rule) === undefined)
  return (
    <>
      <Field required name="rule" label={t("fields.rule")}>
        {(control) => (
          <Select
            {...control}
            value={isByHand ? "" : rule}
            options={[
              ...roundNames.map((name) => ({ value: roundRules[name], label: t(`rules.${name}`) })),
              { value: "", label: t("rules.custom") },
            ]}
            onChange={({ target }) => {
              setByHand(target.value === "")
              if (target.value) field.onChange(target.value)
            }}
          />
        )}
      </Field>
      {isByHand && (
        <TextField
          required
          name="rule"
          label={t("customRule")}
          help={t("customHelp")}
          maxLength={300}
          className="sm:col-span-2"
        />
      )}
    </>
  )
}
