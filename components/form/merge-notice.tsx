"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { useFormContext, useFormState } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { RecordMerge } from "./use-record-merge"

interface Props<Values extends object> {
  merge: RecordMerge<Values>
  /** The label of a field, and its other value as text where it has one. */
  describe: (name: keyof Values & string, value: unknown) => { label: string; text?: string }
}

/** Inside a form: follows its record, and says so when somebody else has changed it. */
export function MergeNotice<Values extends object>({ merge, describe }: Props<Values>) {
  const t = useTranslations("ui.merge")
  const form = useFormContext()
  const { isSubmitting } = useFormState()
  const { latest, base, conflicts, isMerged, refusals, follow, settle } = merge
  const element = useRef<HTMLDivElement>(null)
  const now = JSON.stringify(latest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` is a new object at each render, `now` its content
  useEffect(() => {
    if (!isSubmitting) follow(form, latest)
  }, [now, isSubmitting])
  useEffect(() => {
    if (refusals === 0 && conflicts.length === 0) return
    element.current?.scrollIntoView?.({ block: "nearest" })
    if (refusals > 0) element.current?.focus()
  }, [refusals, conflicts.length])

  if (conflicts.length === 0) return isMerged ? <Alert announce>{t("merged")}</Alert> : null
  return (
    <div ref={element} tabIndex={-1} className="scroll-mt-24 rounded-control">
      <Alert tone="warning" announce title={t("title")}>
        <p>{t("text")}</p>
        <ul className="mt-2 space-y-2">
          {conflicts.map((name) => {
            const { label, text } = describe(name, base.current.values[name])
            return (
              <li key={name} className="flex flex-wrap items-center gap-2">
                <span className="wrap-anywhere min-w-0 grow">
                  <strong>{label}</strong>
                  {text !== undefined && <> — {text ? t("theirs", { value: text }) : t("theirsEmpty")}</>}
                </span>
                <Button
                  size="sm"
                  variant="outline"
                  label={t("takeTheirsOf", { field: label })}
                  onClick={() => settle(form, name, "theirs")}
                >
                  {t("takeTheirs")}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  label={t("keepMineOf", { field: label })}
                  onClick={() => settle(form, name, "mine")}
                >
                  {t("keepMine")}
                </Button>
              </li>
            )
          })}
        </ul>
      </Alert>
    </div>
  )
}
