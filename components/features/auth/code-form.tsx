"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { AuthField } from "./auth-field"
import type { SecondStepProps } from "./code-step"
import { enter } from "./enter"
import { FormFailure } from "./form-failure"
import { signInWith } from "./sign-in"
import { useAuthForm } from "./use-auth-form"

const plainButton = "text-brand-text text-dense underline-offset-2 hover:underline max-sm:min-h-11"

/** The second step of the sign-in: a code from the app, submitted as soon as it has six digits, or a recovery code. */
export default function CodeForm({ email, password, text, messages, landing, onBack }: SecondStepProps) {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { form, errors, failure, busy } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ code = "" }) => {
      const reason = await signInWith(email, password, code)
      if (!reason) return enter(landing, "back")
      if (reason === "invalid") return onBack(true)
      if (reason === "two_step_required" || reason === "two_step_invalid") {
        if (input.current) input.current.value = ""
        return { fields: { code: text.two_step_invalid } }
      }
      return { message: text[reason] }
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the new field after switching
  useEffect(() => input.current?.focus(), [usesRecoveryCode])
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event)
    if (!usesRecoveryCode && /^\d{6}$/.test(input.current?.value.replace(/\s/g, "") ?? ""))
      event.currentTarget.requestSubmit()
  }
  const field = usesRecoveryCode
    ? { label: text.recoveryCode, autoComplete: "off", placeholder: "xxxx-xxxx-xxxx-xxxx" }
    : { label: text.code, autoComplete: "one-time-code", inputMode: "numeric" as const, placeholder: "123456" }
  return (
    <form {...form} onInput={handleInput} className="space-y-5">
      <div>
        <h2 className="font-semibold text-title">{text.codeTitle}</h2>
        <p className="mt-1 text-pretty text-ink-muted text-sm">
          {usesRecoveryCode ? text.recoveryText : text.codeText}
        </p>
      </div>
      <FormFailure>{failure}</FormFailure>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AuthField
        key={String(usesRecoveryCode)}
        ref={input}
        name="code"
        {...field}
        error={errors.code}
        help={usesRecoveryCode ? text.lostBoth : undefined}
        maxLength={40}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        className="tabular tracking-widest"
      />
      <Button type="submit" busy={busy} className="w-full">
        {text.login}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <button type="button" className={plainButton} onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
          {usesRecoveryCode ? text.useApp : text.useRecovery}
        </button>
        <button type="button" className={plainButton} onClick={() => onBack(false)}>
          {text.backToPassword}
        </button>
      </div>
    </form>
  )
}
