"use client"

import type { ReactNode } from "react"
import { useSignOut } from "./use-sign-out"

/** Signs out of this session or all sessions; an entry of the user menu. */
export function SignOutButton({ everywhere = false, children }: { everywhere?: boolean; children: ReactNode }) {
  const { run, busy } = useSignOut()
  return (
    <button type="button" className="panel-item" disabled={busy} aria-busy={busy} onClick={() => run(everywhere)}>
      {children}
    </button>
  )
}
