"use client"

import { useEffect, useRef } from "react"
import { on } from "./live-events"

/** Calls `listener` with the data of the server's signals of this kind, for example that someone is typing. */
export function useSignal<Data>(kind: string, listener: (data: Data) => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(
    () =>
      on("signal", (signal) => {
        if (signal.kind === kind) latest.current(signal.data as Data)
      }),
    [kind],
  )
}

/**
 * Calls `listener` when another tab or user made the responses under these paths stale. `useQuery` revalidates by itself;
 * this is for data held elsewhere.
 */
export function useChanged(calls: readonly string[], listener: () => void): void {
  const latest = useRef({ calls, listener })
  useEffect(() => {
    latest.current = { calls, listener }
  })
  useEffect(
    () =>
      on("changed", ({ calls: changed }) => {
        const { calls: own, listener: run } = latest.current
        const meets = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)
        if (changed.length === 0 || changed.some((path) => own.some((prefix) => meets(prefix, path)))) run()
      }),
    [],
  )
}
