"use client"

import { useEffect } from "react"
import { takeWelcome, type Welcome } from "./enter"

/** Shows the pending greeting after a sign-in. The toast's code is loaded only then. */
export function WelcomeToast({ texts }: { texts: Record<Welcome, string> }) {
  useEffect(() => {
    const due = takeWelcome()
    if (due) void import("@/components/ui/toast").then(({ toast }) => toast.success(texts[due]))
  }, [texts])
  return null
}
