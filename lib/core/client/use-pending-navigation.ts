"use client"

import { useSyncExternalStore } from "react"
import { onPendingNavigation, pendingNavigation } from "./navigation-state"

/** The target of a navigation that takes noticeably long, as the link or script named it. */
export const usePendingNavigation = (): string | undefined =>
  useSyncExternalStore(onPendingNavigation, pendingNavigation, () => undefined)
