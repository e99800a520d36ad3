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
