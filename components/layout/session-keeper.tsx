"use client"

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { keepEvery, keepSession, share, sharedEnd, warnBefore } from "./session-clock"
import { useSessionSettings } from "./session-settings"

const SessionWarning = lazy(() => import("./session-warning").then((file) => ({ default: file.SessionWarning })))
/** Between two questions whether it is really over, in milliseconds. */
const patience = 3_000
const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const

/** Keeps an active person signed in, warns an idle one before the end, and goes to /login when it has come. */
export function SessionKeeper() {
  const { lifetimeSeconds, remainingSeconds, expiresAt, userDataKey } = useSessionSettings()
  const lifetime = lifetimeSeconds * 1000
  const end = useRef(0)
  /** How far the server's clock is ahead of ours. */
  const ahead = useRef(0)
  const asked = useRef(0)
  const active = useRef(false)
  const [endsAt, setEndsAt] = useState<number>()

  const over = useCallback(async () => {
    const { goToLogin, forgetUserData } = await import("./sign-out")
    forgetUserData(userDataKey)
    goToLogin("ended", true)
  }, [userDataKey])

  const keep = useCallback(async () => {
    asked.current = Date.now()
    active.current = false
    try {
      const next = await keepSession()
      if (next === undefined) return over()
      end.current = next - ahead.current
      share(end.current)
      setEndsAt(undefined)
    } catch {
      // No answer: the clock goes on, and the next tick asks again.
    }
  }, [over])

  useEffect(() => {
    end.current = Date.now() + remainingSeconds * 1000
    ahead.current = expiresAt - end.current
    asked.current = end.current - lifetime
    share(end.current)
    const note = () => {
      active.current = true
    }
    const tick = () => {
      const now = Date.now()
      end.current = sharedEnd(end.current)
      // The server has the last word: this computer may have slept, or its clock been set.
      if (now >= end.current) return void (now - asked.current >= patience && keep())
      const warned = now >= end.current - warnBefore(lifetime)
      if (active.current && !warned && now - asked.current >= keepEvery(lifetime)) void keep()
      setEndsAt(warned ? end.current : undefined)
    }
    const timer = setInterval(tick, 1000)
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    document.addEventListener("visibilitychange", tick)
    window.addEventListener("cornerledger:signed-out", over)
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
      document.removeEventListener("visibilitychange", tick)
      window.removeEventListener("cornerledger:signed-out", over)
    }
  }, [lifetime, remainingSeconds, expiresAt, keep, over])

  if (!endsAt) return null
  return (
    <Suspense>
      <SessionWarning endsAt={endsAt} onStay={keep} />
    </Suspense>
  )
}
