"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { useFormContext, useFormState } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/blog/endpoints"
import { valuesOf } from "./values"

/** Updates an open form when others change its post. If the user has unsaved edits, shows a notice instead. */
export function FollowPost({ id }: { id: number }) {
  const t = useTranslations("blog.form")
  const { data: post } = useQuery(endpoints.getPost, { query: { id } })
  const { reset } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  const now = post && JSON.stringify(valuesOf(post))
  const known = useRef(now)
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    if (!now || known.current === now || isSubmitting) return
    known.current = now
    if (isDirty) setBehind(true)
    else reset(JSON.parse(now))
  }, [now, isDirty, isSubmitting, reset])
  if (!now || !isBehind || !isDirty) return null
  const loadTheirs = () => {
    reset(JSON.parse(now))
    setBehind(false)
  }
  return (
    <Alert
      announce
      tone="warning"
      action={
        <Button size="sm" variant="ghost" onClick={loadTheirs}>
          {t("takeOver")}
        </Button>
      }
    >
      {t("changed")}
    </Alert>
  )
}
