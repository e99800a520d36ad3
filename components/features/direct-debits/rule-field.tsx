"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { TextField } from "@/components/form/text-field"
import { Select } from "@/components/ui/select"
import { commonRules, useRuleText } from "./use-rule-text"

const isCommon = (rule: string) => (commonRules as readonly string[]).includes(rule)

/** How often a mandate is due: a common rule, or one written by hand. */
export function RuleField() {
  const t = useTranslations("direct-debits")
  const text = useRuleText()
  const { field } = useController({ name: "rule" })
  const rule = String(field.value ?? "")
  const [isByHand, setByHand] = useState(() => !isCommon(rule))
  return (
    <>
      <Field required name="rule" label={t("fields.rule")}>
        {(control) => (
          <Select
            {...control}
            value={isByHand ? "" : rule}
            options={[
              ...commonRules.map((value) => ({ value, label: text(value) })),
              { value: "", label: t("repeats.custom") },
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
          help={t("customRuleHelp", { example: "FREQ=MONTHLY;BYDAY=1MO" })}
          maxLength={300}
          className="sm:col-span-2"
        />
      )}
    </>
  )
}
