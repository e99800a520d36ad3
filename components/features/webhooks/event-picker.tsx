"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Checkbox } from "@/components/ui/checkbox"
import { RadioGroup } from "@/components/ui/radio-group"
import { SearchInput } from "@/components/ui/search-input"
import { fold } from "@/lib/core/text"
import { chosenActions, otherPatterns, recordActions, toggleAction, toggleRecord } from "./event-choice"

type RecordKey = Parameters<ReturnType<typeof useTranslations<"webhooks.records">>>[0]
type ActionKey = Parameters<ReturnType<typeof useTranslations<"webhooks.actions">>>[0]

interface TreeProps {
  patterns: string[]
  onChange: (patterns: string[]) => void
}

/** The events by record, as checkboxes; a search shows the records and types that contain it. */
function EventTree({ patterns, onChange }: TreeProps) {
  const t = useTranslations("webhooks")
  const [search, setSearch] = useState("")
  const matches = (record: string) =>
    fold(`${t(`records.${record as RecordKey}`)} ${recordActions[record]?.map((one) => `${record}.${one}`).join(" ")}`)
  const shown = Object.keys(recordActions).filter((record) => matches(record).includes(fold(search.trim())))
  const others = otherPatterns(patterns)
  return (
    <div className="mt-2 rounded-card border border-line">
      <div className="border-line border-b p-2">
        <SearchInput value={search} onChange={setSearch} label={t("form.searchEvents")} />
      </div>
      <ul className="max-h-80 overflow-y-auto p-3">
        {shown.map((record) => {
          const name = t(`records.${record as RecordKey}`)
          const actions = recordActions[record] ?? []
          const chosen = chosenActions(patterns, record)
          return (
            <li key={record}>
              <Checkbox
                label={name}
                checked={chosen.length === actions.length}
                indeterminate={chosen.length > 0 && chosen.length < actions.length}
                onChange={() => onChange(toggleRecord(patterns, record))}
              />
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the checkbox above */}
              <div role="group" aria-label={name} className="ms-6 flex flex-wrap gap-x-5">
                {actions.map((action) => (
                  <Checkbox
                    key={action}
                    label={t(`actions.${action as ActionKey}`)}
                    checked={chosen.includes(action)}
                    onChange={() => onChange(toggleAction(patterns, record, action))}
                  />
                ))}
              </div>
            </li>
          )
        })}
        {shown.length === 0 && (
          <li role="status" className="text-ink-muted text-sm">
            {t("form.noEvents")}
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <p className="wrap-anywhere border-line border-t p-3 text-ink-muted text-xs">
          {t("form.others", { list: others.join(", ") })}
        </p>
      )}
    </div>
  )
}

/** Selects all events, or some by record and action. */
export function EventPicker({ name }: { name: string }) {
  const t = useTranslations("webhooks.form")
  const { field } = useController({ name })
  const patterns = (field.value ?? []) as string[]
  const isAll = patterns.includes("*")
  const [before, setBefore] = useState<string[]>([])
  const choose = (kind: string) => {
    if (kind === "some") return field.onChange(before)
    setBefore(patterns)
    field.onChange(["*"])
  }
  return (
    <Field bare required name={name} label={t("events")}>
      {(control) => (
        <>
          <RadioGroup
            name={`${name}-kind`}
            legend={t("events")}
            options={[
              { value: "all", label: t("all") },
              { value: "some", label: t("some") },
            ]}
            value={isAll ? "all" : "some"}
            onChange={(event) => choose(event.target.value)}
            onBlur={field.onBlur}
            invalid={control["aria-invalid"]}
            describedBy={control["aria-describedby"]}
          />
          {!isAll && <EventTree patterns={patterns} onChange={field.onChange} />}
        </>
      )}
    </Field>
  )
}
