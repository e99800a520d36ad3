"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { problemsOf } from "@/components/form/form-problems"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"

interface Props {
  /** The credential to ask for. */
  by: "password" | "code"
  onClose: (confirmed: boolean) => void
}

/**
 * Verifies the user's identity before a dangerous action. It doesn't use the shared `Form`, which reads the messages of its
 * screen, because this dialog can open over any screen.
 */
export default function ConfirmSignInDialog({ by, onClose }: Props) {
  const t = useTranslations("shell.confirm")
  const ui = useTranslations("ui")
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const focus = () => form.current?.querySelector("input")?.focus()
  useEffect(() => {
    if (error) form.current?.querySelector("input")?.focus()
  }, [error])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: don't submit a form that surrounds the component that opened this dialog.
    event.stopPropagation()
    if (busy) return
    const value = String(new FormData(event.currentTarget).get(by) ?? "").trim()
    setFailure(undefined)
    setError(value ? undefined : t("empty"))
    if (!value) return focus()
    setBusy(true)
    try {
      await call(endpoints.confirmSignIn, { body: { [by]: value } })
      onClose(true)
    } catch (thrown) {
      const { fields, message } = problemsOf(thrown, { offline: ui("offline"), unforeseen: ui("error") })
      setError(fields && Object.values(fields).flat().join(" "))
      setFailure(message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      size="sm"
      title={t("title")}
      description={t(by === "code" ? "codeText" : "passwordText")}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(false)}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="space-y-4">
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        <FieldFrame required label={t(by)} error={error}>
          {(control) =>
            by === "code" ? (
              <Input
                {...control}
                name="code"
                data-autofocus
                autoComplete="one-time-code"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={40}
                dir="ltr"
                className="tabular"
              />
            ) : (
              <PasswordInput
                {...control}
                name="password"
                data-autofocus
                autoComplete="current-password"
                maxLength={200}
              />
            )
          }
        </FieldFrame>
      </form>
    </Dialog>
  )
}
