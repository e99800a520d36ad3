"use client"

import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { AuthField } from "./auth-field"
import { AuthPasswordField } from "./auth-password-field"
import { type CodeText, preloadSecondStep, SecondStep } from "./code-step"
import { DemoAccounts } from "./demo-accounts"
import { enter } from "./enter"
import type { FieldMessages } from "./field-check"
import { FormFailure } from "./form-failure"
import { PasskeySignIn } from "./passkey-sign-in"
import type { PasskeyText } from "./passkey-texts"
import { rememberEmail, rememberedEmail } from "./remembered-email"
import { prepareSignIn, signInWith } from "./sign-in"
import { useAuthForm } from "./use-auth-form"

export interface LoginText extends CodeText, PasskeyText {
  email: string
  password: string
  showPassword: string
  hidePassword: string
  remember: string
  login: string
  demo: string
  demoAdmin: string
  demoClient: string
}

interface Props {
  text: LoginText
  messages: FieldMessages
  wrongPair: string
  /** Where to go after sign-in. */
  landing: string
  demo: boolean
  forgotLink: ReactNode
}

/** E-mail and password. The browser can remember the e-mail address. */
export function LoginForm({ text, messages, wrongPair, landing, demo, forgotLink }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const [secondStep, setSecondStep] = useState<{ email: string; password: string }>()
  const { form, errors, failure, busy, show } = useAuthForm({
    messages,
    offline: text.offline,
    submit: async ({ email = "", password = "", remember }) => {
      const reason = await signInWith(email.trim(), password)
      if (reason === "invalid") return { fields: { email: wrongPair } }
      if (reason && reason !== "two_step_required") return { message: text[reason] }
      rememberEmail(remember ? email.trim() : undefined)
      if (!reason) return enter(landing, "back")
      await preloadSecondStep()
      setSecondStep({ email: email.trim(), password })
      return {}
    },
  })
  const fill = (email: string, password: string) => {
    const inputs = ref.current?.elements
    for (const [name, value] of Object.entries({ email, password })) {
      const input = inputs?.namedItem(name) as HTMLInputElement
      input.value = value
      input.dispatchEvent(new Event("input", { bubbles: true }))
    }
    ref.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus()
  }
  useEffect(() => {
    const email = rememberedEmail()
    const inputs = ref.current?.elements
    const input = inputs?.namedItem("email") as HTMLInputElement
    if (!email || input.value) return
    input.value = email
    ;(inputs?.namedItem("remember") as HTMLInputElement).checked = true
  }, [])
  const password = {
    name: "password",
    label: text.password,
    showLabel: text.showPassword,
    hideLabel: text.hidePassword,
  }
  const back = (wrong: boolean) => {
    setSecondStep(undefined)
    if (wrong && ref.current) show(ref.current, { fields: { email: wrongPair } })
  }
  return (
    <>
      {secondStep && <SecondStep {...secondStep} text={text} messages={messages} landing={landing} onBack={back} />}
      <form
        ref={ref}
        {...form}
        hidden={Boolean(secondStep)}
        onFocus={() => void prepareSignIn().catch(() => undefined)}
        className="space-y-5"
      >
        <FormFailure>{failure}</FormFailure>
        <AuthField
          name="email"
          type="email"
          label={text.email}
          autoComplete="username webauthn"
          maxLength={254}
          error={errors.email}
        />
        <AuthPasswordField {...password} autoComplete="current-password" error={errors.password} aside={forgotLink} />
        <Checkbox name="remember" label={text.remember} />
        <Button type="submit" busy={busy} className="w-full">
          {text.login}
        </Button>
        <PasskeySignIn text={text} landing={landing} />
        {demo && <DemoAccounts text={text} onChoose={fill} />}
      </form>
    </>
  )
}
