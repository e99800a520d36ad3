"use client"

import { useEffect, useRef } from "react"
import { on } from "./live-events"

/** Calls `listener` with what a server's `signal` of this kind carries, such as that someone is typing. */
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
 * Calls `listener` when someone else changed what calls under these paths answer. Answers held by `useQuery` are asked
 * again by themselves; this is for what is held otherwise.
 */
export function useChanged(calls: readonly string[], listener: () => void): void {
  const latest = useRef({ calls, listener })
  useEffect(() => {
    latest.current = { calls, listener }
  })
  useEffect(
    () =>
      on("changed", ({ calls: changed }) => {
        const { calls: ours, listener: run } = latest.current
        const meets = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)
        if (changed.length === 0 || changed.some((path) => ours.some((own) => meets(own, path)))) run()
      }),
    [],
  )
}
