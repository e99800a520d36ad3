"use client"

import { KeyRound } from "lucide-react"
import { Button } from "@/components/ui/button"
import { FormFailure } from "./form-failure"
import { type PasskeyText, passkeyFailureKeys } from "./passkey-texts"
import { usePasskeySignIn } from "./use-passkey-sign-in"

/** The button that signs in with a passkey, and why that failed. The e-mail field suggests passkeys while this is shown. */
export function PasskeySignIn({ text, landing }: { text: PasskeyText; landing: string }) {
  const { start, busy, failure } = usePasskeySignIn(landing)
  return (
    <div className="space-y-3">
      <Button variant="outline" busy={busy} icon={<KeyRound />} onClick={() => void start()} className="w-full">
        {text.passkey}
      </Button>
      <FormFailure>{failure ? text[passkeyFailureKeys[failure]] : ""}</FormFailure>
    </div>
  )
}
