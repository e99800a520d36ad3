"use client"

import { useCallback, useEffect, useState } from "react"
import { suggestsPasskeys } from "@/components/features/passkeys/web-authn"
import { enter } from "./enter"
import type { PasskeyFailure } from "./sign-in-passkey"

const load = () => import("./sign-in-passkey")

/** Offers passkeys among the suggestions of the e-mail field, where the browser has that, and again after each `round`. */
function useSuggestions(round: number, onAttempt: (failure: PasskeyFailure | undefined) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a prompt of the button ends the suggestions
  useEffect(() => {
    let isLeft = false
    let stop: (() => void) | undefined
    const begin = async () => {
      if (!(await suggestsPasskeys())) return
      const { suggestPasskeys } = await load()
      if (!isLeft) stop = suggestPasskeys(onAttempt)
    }
    void begin().catch(() => undefined)
    return () => {
      isLeft = true
      stop?.()
    }
  }, [round, onAttempt])
}

/** Signing in with a passkey, by a button or a suggestion. Its code loads when either is about to be used. */
export function usePasskeySignIn(landing: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PasskeyFailure>()
  const [round, setRound] = useState(0)
  const finish = useCallback(
    (reason: PasskeyFailure | undefined) => {
      // The page is about to change: the button stays busy until then.
      if (!reason) return enter(landing, "back")
      setBusy(false)
      setFailure(reason)
      setRound((count) => count + 1)
    },
    [landing],
  )
  useSuggestions(round, finish)

  async function start() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const attempt = load().then(({ signInWithPasskey }) => signInWithPasskey())
    finish(await attempt.catch(() => "offline" as const))
  }
  return { start, busy, failure }
}
