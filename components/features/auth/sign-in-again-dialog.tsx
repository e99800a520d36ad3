"use client"

import { KeyRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { MessageDialog } from "@/components/ui/message-dialog"
import { PasswordInput } from "@/components/ui/password-input"
import { passkeyFailureKeys } from "./passkey-texts"
import { prepareSignIn, signInWith } from "./sign-in"

interface Props {
  open: boolean
  /** The user's address, which can't be changed here. */
  email: string
  /** Called after the sign-in. @returns whether there is a session */
  onDone: () => Promise<boolean>
  /** Goes to the sign-in page instead. */
  onLeave: () => void
}

/**
 * Signs the user in again when the session has ended. It can't be closed, because nothing works without a session, and it
 * doesn't use the shared `Form`, which reads the messages of its screen.
 */
export default function SignInAgainDialog({ open, email, onDone, onLeave }: Props) {
  const t = useTranslations("shell.session")
  const form = useTranslations("auth.form")
  const confirm = useTranslations("shell.confirm")
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  /** The password, while the second step asks for a code. */
  const [password, setPassword] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const step = password === undefined ? "password" : "code"

  useEffect(() => void prepareSignIn().catch(() => undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the field of the new step, and a wrong one
  useEffect(() => element.current?.querySelector<HTMLInputElement>(`[name=${step}]`)?.focus(), [step, error])

  const byPasskey = async () => {
    if (busy) return
    show(undefined)
    setBusy(true)
    const { signInWithPasskey } = await import("./sign-in-passkey")
    const reason = await signInWithPasskey()
    if (!reason) return show(undefined, (await onDone()) ? undefined : form("offline"))
    show(undefined, form(passkeyFailureKeys[reason]))
  }

  const show = (wrong: string | undefined, message?: string) => {
    setError(wrong)
    setFailure(message)
    setBusy(false)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const input = event.currentTarget.elements.namedItem(step) as HTMLInputElement
    const value = step === "code" ? input.value.trim() : input.value
    if (!value) {
      input.focus()
      return show(confirm("empty"))
    }
    show(undefined)
    setBusy(true)
    const reason = password === undefined ? await signInWith(email, value) : await signInWith(email, password, value)
    if (!reason) return show(undefined, (await onDone()) ? undefined : form("offline"))
    if (reason === "two_step_required" && step === "password") {
      setPassword(value)
      return show(undefined)
    }
    if (reason === "invalid") {
      setPassword(undefined)
      return show(t("wrong"))
    }
    input.value = ""
    if (reason === "two_step_required" || reason === "two_step_invalid") return show(form("two_step_invalid"))
    show(undefined, form(reason))
  }

  return (
    <MessageDialog
      open={open}
      onClose={() => undefined}
      dismissable={false}
      veiled
      tone="info"
      icon={null}
      motion="fade"
      title={t("endedTitle")}
      text={t("endedText")}
    >
      <form id={id} ref={element} noValidate onSubmit={submit} className="space-y-4 text-start">
        {failure && (
          <Alert tone="danger" announce>
            {failure}
          </Alert>
        )}
        <FieldFrame label={form("email")}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" value={email} readOnly />}
        </FieldFrame>
        {step === "password" ? (
          <FieldFrame key="password" required label={form("password")} error={error}>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                data-autofocus
                autoComplete="current-password"
                maxLength={200}
              />
            )}
          </FieldFrame>
        ) : (
          <FieldFrame key="code" required label={form("code")} help={t("codeText")} error={error}>
            {(control) => (
              <Input
                {...control}
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={40}
                dir="ltr"
                className="tabular"
              />
            )}
          </FieldFrame>
        )}
        <Button type="submit" busy={busy} className="w-full">
          {form("login")}
        </Button>
        <Button variant="outline" icon={<KeyRound />} className="w-full" onClick={() => void byPasskey()}>
          {form("passkey")}
        </Button>
        <Button variant="ghost" className="w-full" onClick={onLeave}>
          {t("other")}
        </Button>
      </form>
    </MessageDialog>
  )
}
