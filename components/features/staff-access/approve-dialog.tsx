"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useId, useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { problemsOf } from "@/components/form/form-problems"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { PasswordInput } from "@/components/ui/password-input"
import { Select } from "@/components/ui/select"
import type { Action } from "@/lib/core/auth/ability"
import { call } from "@/lib/core/client/call"
import type { Approvable } from "@/lib/core/client/call-error"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { LimitName } from "@/lib/features/staff-access/values"

interface Props {
  approvable: Approvable
  /** Why it was refused. */
  why: string
  onClose: (approval: string | undefined) => void
}

type Errors = { approver?: string; pin?: string }

/**
 * Somebody with the right approves at this screen, by their PIN. It doesn't use the shared `Form`, which reads the messages of
 * its screen and keeps what was typed, because this dialog opens over any screen and a PIN is kept nowhere.
 */
export default function ApproveDialog({ approvable, why, onClose }: Props) {
  const t = useTranslations("shell.approve")
  const ui = useTranslations("ui")
  const id = useId()
  const { subject, business, shop, amount } = approvable
  const action = approvable.action as Action
  const limit = approvable.limit as LimitName | null
  const { data, error } = useQuery(endpoints.listApprovers, {
    query: {
      ...{ action, subject, business },
      ...(shop && { shop }),
      ...(amount !== null && limit && { amount, limit }),
    },
  })
  const people = data?.data ?? []
  const [chosen, setChosen] = useState<string>()
  const approver = chosen ?? (people.length === 1 ? String(people[0]?.id) : "")
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const problem = failure ?? error?.message

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through portals: don't submit a form that surrounds the component that opened this dialog.
    event.stopPropagation()
    if (busy) return
    const pin = String(new FormData(event.currentTarget).get("pin") ?? "").trim()
    const missing = { ...(!approver && { approver: t("needWho") }), ...(!pin && { pin: t("needPin") }) }
    setErrors(missing)
    setFailure(undefined)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const body = { ...approvable, action, limit, approver: Number(approver), pin }
      onClose((await call(endpoints.approve, { body })).approval)
    } catch (thrown) {
      setBusy(false)
      const { fields, message } = problemsOf(thrown, { offline: ui("offline"), unforeseen: ui("error") })
      const { approver: who, pin: what, ...rest } = fields ?? {}
      const textOf = (text?: string | string[]) => text && [text].flat().join(" ")
      setErrors({ approver: textOf(who), pin: textOf(what) })
      setFailure(message ?? (Object.values(rest).flat().join(" ") || undefined))
    }
  }

  return (
    <Dialog
      open
      onClose={() => onClose(undefined)}
      size="sm"
      title={t("title")}
      description={why}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(undefined)}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={id} busy={busy} disabled={people.length === 0}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-4">
        {problem && (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
        <p className="text-ink-muted text-sm">{data && people.length === 0 ? t("nobody") : t("text")}</p>
        {people.length > 0 && (
          <>
            <FieldFrame required label={t("who")} error={errors.approver}>
              {(control) => (
                <Select
                  {...control}
                  value={approver}
                  onChange={(change) => setChosen(change.target.value)}
                  options={[
                    ...(approver ? [] : [{ value: "", label: t("choose") }]),
                    ...people.map((person) => ({ value: String(person.id), label: person.name })),
                  ]}
                />
              )}
            </FieldFrame>
            <FieldFrame required label={t("pin")} error={errors.pin}>
              {(control) => (
                <PasswordInput
                  {...control}
                  name="pin"
                  data-autofocus
                  autoComplete="off"
                  inputMode="numeric"
                  maxLength={8}
                  dir="ltr"
                />
              )}
            </FieldFrame>
          </>
        )}
      </form>
    </Dialog>
  )
}
