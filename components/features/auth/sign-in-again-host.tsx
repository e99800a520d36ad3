"use client"

import { lazy, Suspense, useCallback, useEffect, useState } from "react"
import { refreshSession, sessionEndKey } from "@/components/layout/session-clock"
import { useSessionSettings } from "@/components/layout/session-settings"
import { onSignInRequired } from "@/lib/core/client/sign-in-again"
import { useInvalidate } from "@/lib/core/client/use-mutation"

const load = () => import("./sign-in-again-dialog")
const SignInAgainDialog = lazy(load)
/** Milliseconds until the dialog's code is loaded: a later release of the app doesn't have this release's files. */
const preloadMs = 30_000
const loadSignOut = () => import("@/components/layout/sign-out")

/** Asks the user to sign in again over the current screen. Requests that failed meanwhile are retried. */
export function SignInAgainHost() {
  const { userData, userDataKey, person } = useSessionSettings()
  const invalidate = useInvalidate()
  /** Counts the prompts: each has a fresh form. */
  const [prompts, setPrompts] = useState(0)
  const [resume, setResume] = useState<() => void>()

  const leave = useCallback(async () => {
    const { forgetUserData, goToLogin } = await loadSignOut()
    forgetUserData(userDataKey)
    goToLogin("ended", true)
  }, [userDataKey])

  useEffect(() => {
    const preload = setTimeout(() => void load().catch(() => undefined), preloadMs)
    const stop = onSignInRequired(async () => {
      const isLoaded = await load().then(
        () => true,
        () => false,
      )
      if (!isLoaded) void leave()
      await new Promise<void>((resolve) => {
        if (!isLoaded) return
        setPrompts((count) => count + 1)
        setResume(() => resolve)
      })
    })
    return () => {
      clearTimeout(preload)
      stop()
    }
  }, [leave])

  /** Continues if there is a session again, here or in another tab. @returns whether there is */
  const check = useCallback(async (): Promise<boolean> => {
    const session = await refreshSession().catch(() => undefined)
    if (!session) return false
    if (session.person !== person) {
      const { startOver } = await loadSignOut()
      startOver()
      return true
    }
    setResume(undefined)
    resume?.()
    // No refresh of the page: while it runs, Next.js loses a change of the URL, such as a saved drawer's closing.
    void invalidate([{ path: "/api/" }, { path: "/" }])
    return true
  }, [person, resume, invalidate])

  useEffect(() => {
    if (!resume) return
    const stored = ({ key }: StorageEvent) => void (key === sessionEndKey && check())
    window.addEventListener("storage", stored)
    return () => window.removeEventListener("storage", stored)
  }, [resume, check])

  if (prompts === 0) return null
  return (
    <Suspense>
      <SignInAgainDialog
        key={prompts}
        open={resume !== undefined}
        email={userData.email}
        onDone={check}
        onLeave={leave}
      />
    </Suspense>
  )
}
