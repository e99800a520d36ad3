"use client"

import { useTranslations } from "next-intl"
import { type RefObject, useState } from "react"
import type { Draft } from "./draft"
import { PeopleField } from "./people-field"

interface Props {
  start: Draft
  draft: Draft
  /** The error of the recipients. */
  problem: string
  to: RefObject<HTMLInputElement | null>
  onChange: (part: Partial<Draft>) => void
}
const copies = ["cc", "bcc"] as const

/** The recipients. The fields for copies appear on demand. */
export function Recipients({ start, draft, problem, to, onChange }: Props) {
  const t = useTranslations("email.details")
  const [shown, setShown] = useState(copies.filter((name) => start[name].length > 0))
  return (
    <>
      <PeopleField
        ref={to}
        label={t("to")}
        value={draft.to}
        problem={problem}
        autoFocus={start.to.length === 0}
        onChange={(people) => onChange({ to: people })}
        end={
          <span className="flex gap-1">
            {copies
              .filter((name) => !shown.includes(name))
              .map((name) => (
                <button
                  key={name}
                  type="button"
                  onClick={() => setShown([...shown, name])}
                  className="rounded px-1.5 py-1 text-dense text-ink-muted hover:bg-neutral-soft hover:text-ink max-sm:min-h-11 max-sm:px-2.5"
                >
                  {t(name)}
                </button>
              ))}
          </span>
        }
      />
      {copies
        .filter((name) => shown.includes(name))
        .map((name) => (
          <PeopleField
            key={name}
            label={t(name)}
            value={draft[name]}
            autoFocus={start[name].length === 0}
            onChange={(people) => onChange({ [name]: people })}
          />
        ))}
    </>
  )
}
