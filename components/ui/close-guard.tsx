"use client"

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react"
import { LeaveDialog } from "./leave-dialog"

type Check = () => boolean
const Guarded = createContext<((check: Check) => () => void) | null>(null)

/** Makes the dialog or drawer around ask before it closes, as long as `unsaved` says true. */
export function useCloseGuard(unsaved: Check): void {
  const register = useContext(Guarded)
  const latest = useRef(unsaved)
  latest.current = unsaved
  useEffect(() => register?.(() => latest.current()), [register])
}

/** A layer's way of closing that first asks its forms whether something would be lost. */
export function useGuardedClose(onClose: () => void) {
  const checks = useRef(new Set<Check>())
  const [asking, setAsking] = useState(false)
  const close = () => {
    if ([...checks.current].some((check) => check())) setAsking(true)
    else onClose()
  }
  const register = useCallback((check: Check) => {
    checks.current.add(check)
    return () => void checks.current.delete(check)
  }, [])
  const guard = (children: ReactNode) => (
    <Guarded value={register}>
      {children}
      <LeaveDialog
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false)
          onClose()
        }}
      />
    </Guarded>
  )
  return { close, guard }
}
