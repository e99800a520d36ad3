"use client"

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { pendingSignIn, signInAgain } from "@/lib/core/client/sign-in-again"
import { refreshInterval, refreshSession, sharedEnd, shareSessionEnd, warningTime } from "./session-clock"
import { useSessionSettings } from "./session-settings"

const SessionWarning = lazy(() => import("./session-warning").then((file) => ({ default: file.SessionWarning })))
/** Interval between two checks whether the session is really over, in milliseconds. */
const recheckInterval = 3_000
const activityEvents = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const

/** Asks the user to sign in again over the current screen; without the dialog for it, goes to /login. */
async function endSession(userDataKey: string): Promise<void> {
  const signIn = signInAgain()
  if (signIn) return signIn
  const { forgetUserData, goToLogin } = await import("./sign-out")
  forgetUserData(userDataKey)
  goToLogin("ended", true)
}

/** Keeps an active user signed in, warns an idle one before the session ends, and asks to sign in when it has ended. */
export function SessionKeeper() {
  const { lifetimeSeconds, remainingSeconds, expiresAt, userDataKey, person } = useSessionSettings()
  const lifetime = lifetimeSeconds * 1000
  const end = useRef(0)
  /** How far the server's clock is ahead of this one, in milliseconds. */
  const ahead = useRef(0)
  const requestedAt = useRef(0)
  const isActive = useRef(false)
  const [endsAt, setEndsAt] = useState<number>()

  const refresh = useCallback(async (): Promise<void> => {
    requestedAt.current = Date.now()
    isActive.current = false
    try {
      const session = await refreshSession()
      setEndsAt(undefined)
      if (!session) return await endSession(userDataKey)
      if (session.person !== person) return (await import("./sign-out")).startOver()
      end.current = session.end - ahead.current
      shareSessionEnd(end.current)
    } catch {
      // No response: the next tick tries again.
    }
  }, [person, userDataKey])

  useEffect(() => {
    end.current = Date.now() + remainingSeconds * 1000
    ahead.current = expiresAt - end.current
    requestedAt.current = end.current - lifetime
    shareSessionEnd(end.current)
    const noteActivity = () => {
      isActive.current = true
    }
    const tick = () => {
      if (pendingSignIn()) return setEndsAt(undefined)
      const now = Date.now()
      end.current = sharedEnd(end.current)
      // Check with the server, because this computer may have slept or its clock may have changed.
      if (now >= end.current) return void (now - requestedAt.current >= recheckInterval && refresh())
      const isEnding = now >= end.current - warningTime(lifetime)
      if (isActive.current && !isEnding && now - requestedAt.current >= refreshInterval(lifetime)) void refresh()
      setEndsAt(isEnding ? end.current : undefined)
    }
    const timer = setInterval(tick, 1000)
    for (const activityEvent of activityEvents)
      window.addEventListener(activityEvent, noteActivity, { passive: true, capture: true })
    document.addEventListener("visibilitychange", tick)
    return () => {
      clearInterval(timer)
      for (const activityEvent of activityEvents)
        window.removeEventListener(activityEvent, noteActivity, { capture: true })
      document.removeEventListener("visibilitychange", tick)
    }
  }, [lifetime, remainingSeconds, expiresAt, refresh])

  if (!endsAt) return null
  return (
    <Suspense>
      <SessionWarning endsAt={endsAt} onStay={refresh} />
    </Suspense>
  )
}
