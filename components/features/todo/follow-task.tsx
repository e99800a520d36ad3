"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { useFormContext, useFormState } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { Task } from "@/lib/features/todo/schema"
import { valuesOf } from "./values-of"

/**
 * Updates an open form when other users change its task. If the user has unsaved changes, they are kept and an alert
 * offers to load the new version.
 */
export function FollowTask({ task }: { task: Task }) {
  const t = useTranslations("todo.form")
  const { reset } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  const now = JSON.stringify(valuesOf(task))
  const known = useRef(now)
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    if (known.current === now || isSubmitting) return
    known.current = now
    if (isDirty) setBehind(true)
    else reset({ task: JSON.parse(now) })
  }, [now, isDirty, isSubmitting, reset])
  if (!isBehind || !isDirty) return null
  return (
    <Alert
      announce
      tone="warning"
      action={
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            reset({ task: JSON.parse(now) })
            setBehind(false)
          }}
        >
          {t("takeOver")}
        </Button>
      }
    >
      {t("changedMeanwhile")}
    </Alert>
  )
}
