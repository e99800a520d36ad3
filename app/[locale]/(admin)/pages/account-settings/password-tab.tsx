"use client"

import { PasswordForm } from "@/components/features/account/password-form"
import { PasskeyCard } from "@/components/features/passkeys/passkey-card"
import { TwoStepCard } from "@/components/features/two-step/two-step-card"

/** Everything about how the user signs in. */
export function PasswordTab() {
  return (
    <div className="space-y-5">
      <PasswordForm />
      <TwoStepCard />
      <PasskeyCard />
    </div>
  )
}
