"use client"

import { KeyRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { problemsOf } from "@/components/form/form-problems"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import { PasskeyError, supportsPasskeys } from "../passkeys/web-authn"
import { ConfirmField } from "./confirm-field"
import { confirmWithPasskey } from "./confirm-with-passkey"

type Way = "password" | "code" | "passkey"

interface Props {
  /** The alternative to a passkey; "passkey" if nothing else is accepted. */
  by: Way
  /** Whether a passkey is accepted. If so, the dialog offers it first. */
  passkey: boolean
  onClose: (confirmed: boolean) => void
}

/**
 * Verifies the user's identity before a dangerous action. It doesn't use the shared `Form`, which reads the messages of its
 * screen, because this dialog can open over any screen.
 */
export default function ConfirmSignInDialog({ by, passkey, onClose }: Props) {
  const t = useTranslations("shell.confirm")
  const ui = useTranslations("ui")
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<Way>(() => (passkey && supportsPasskeys() ? "passkey" : by))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | undefined>(() =>
    by === "passkey" && !supportsPasskeys() ? t("passkeyUnsupported") : undefined,
  )

  const focus = () => form.current?.querySelector("input")?.focus()
  useEffect(() => {
    if (error) form.current?.querySelector("input")?.focus()
  }, [error])

  const show = (thrown: unknown) => {
    setBusy(false)
    if (thrown instanceof PasskeyError) {
      return setFailure(t(thrown.problem === "unsupported" ? "passkeyUnsupported" : "passkeyCancelled"))
    }
    const { fields, message } = problemsOf(thrown, { offline: ui("offline"), unforeseen: ui("error") })
    const text = fields && Object.values(fields).flat().join(" ")
    setError(way === "passkey" ? undefined : text)
    setFailure(message ?? (way === "passkey" ? text : undefined))
  }

  const run = async (confirm: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await confirm()
      onClose(true)
    } catch (thrown) {
      show(thrown)
    }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: don't submit a form that surrounds the component that opened this dialog.
    event.stopPropagation()
    if (busy) return
    setFailure(undefined)
    if (way === "passkey") return run(confirmWithPasskey)
    const value = String(new FormData(event.currentTarget).get(way) ?? "").trim()
    setError(value ? undefined : t("empty"))
    if (!value) return focus()
    await run(() => call(endpoints.confirmSignIn, { body: { [way]: value } }))
  }

  const change = (next: Way) => {
    setWay(next)
    setError(undefined)
    setFailure(undefined)
  }
  const other: Way | undefined =
    way === "passkey" ? (by === "passkey" ? undefined : by) : passkey ? "passkey" : undefined

  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      size="sm"
      title={t("title")}
      description={t(`${way}Text`)}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(false)}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={busy}
            icon={way === "passkey" ? <KeyRound /> : undefined}
            data-autofocus={way === "passkey" ? true : undefined}
          >
            {t(way === "passkey" ? "usePasskey" : "submit")}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="space-y-4 empty:hidden">
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        {way !== "passkey" && <ConfirmField way={way} error={error} />}
        {other && (
          <Button variant="ghost" size="sm" className="-ms-3" onClick={() => change(other)}>
            {t(other === "passkey" ? "passkeyInstead" : "codeInstead")}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
