"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Where the reader is; the server and the first paint say UTC. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    () => "UTC",
  )
