"use client"

import { useTranslations } from "next-intl"
import { Repeater } from "@/components/form/repeater"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import type { Locale } from "@/lib/core/i18n/locales"
import type { ReminderPolicy } from "@/lib/features/invoice-reminders/schema/reminders"

interface Props {
  language: Locale
  /** The texts that a new level begins with. */
  usual: ReminderPolicy["levels"][number]["texts"] | undefined
}

/** The levels with their days, and their texts in one language. */
export function LevelFields({ language, usual }: Props) {
  const t = useTranslations("invoice-reminders.policy")
  return (
    <>
      <Repeater name="levels" empty={{ days: "", texts: usual ?? {} }} min={0} addLabel={t("add")}>
        {(name, index) => (
          <fieldset className="space-y-3">
            <legend className="mb-2 font-semibold text-sm">{t("level", { level: index + 1 })}</legend>
            <TextField
              required
              name={name("days")}
              label={t("days")}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-48"
            />
            <TextField
              key={`subject-${language}`}
              required
              name={name(`texts.${language}.subject`)}
              label={t("subject")}
              maxLength={200}
            />
            <TextareaField
              key={`message-${language}`}
              required
              name={name(`texts.${language}.message`)}
              label={t("message")}
              rows={7}
            />
          </fieldset>
        )}
      </Repeater>
      <p className="text-ink-muted text-xs">
        {t("placeholders", { placeholders: "{name} {number} {amount} {date} {from}" })}
      </p>
    </>
  )
}
