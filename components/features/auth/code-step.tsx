"use client"

import { lazy, Suspense } from "react"
import type { FieldMessages } from "./field-check"
import type { SignInFailure } from "./sign-in"

type CodeKey = "codeTitle" | "codeText" | "code" | "recoveryText" | "recoveryCode" | "useRecovery" | "useApp"
type ShownFailure = Exclude<SignInFailure, "invalid" | "two_step_required">
export type CodeText = Record<CodeKey | "backToPassword" | "lostBoth" | "login" | ShownFailure, string>

export interface SecondStepProps {
  email: string
  password: string
  text: CodeText
  messages: FieldMessages
  landing: string
  /** Returns to the password form. `wrong` is true if the password is no longer valid. */
  onBack: (wrong: boolean) => void
}

const load = () => import("./code-form")
const CodeForm = lazy(load)

/** Loads the code of the second step. It's not part of the sign-in bundle, because most users never see it. */
export const preloadSecondStep = load

export const SecondStep = (props: SecondStepProps) => (
  <Suspense>
    <CodeForm {...props} />
  </Suspense>
)
