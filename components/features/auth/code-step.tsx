"use client"

import { lazy, Suspense } from "react"
import type { FieldMessages } from "./field-check"
import type { SignInFailure } from "./sign-in"

type CodeKey = "codeTitle" | "codeText" | "code" | "recoveryText" | "recoveryCode" | "useRecovery" | "useApp"
type Told = Exclude<SignInFailure, "invalid" | "two_step_required">
export type CodeText = Record<CodeKey | "backToPassword" | "lostBoth" | "login" | Told, string>

export interface SecondStepProps {
  email: string
  password: string
  text: CodeText
  messages: FieldMessages
  landing: string
  /** Back to the password; `wrong` where it no longer fits. */
  onBack: (wrong: boolean) => void
}

const load = () => import("./code-form")
const CodeForm = lazy(load)

/** Fetches the second step ahead of its showing: most people never see it, so it comes when it is asked for. */
export const secondStepLoaded = load

export const SecondStep = (props: SecondStepProps) => (
  <Suspense>
    <CodeForm {...props} />
  </Suspense>
)
