"use client"

import type { ReactNode } from "react"
import { SWRConfig } from "swr"

interface Props {
  fallback: Record<string, unknown>
  children: ReactNode
}

/** Provides prefetched responses as SWR's fallback data. */
export function PrefetchedData({ fallback, children }: Props) {
  return (
    <SWRConfig
      value={(outer) => ({
        ...outer,
        fallback: { ...outer?.fallback, ...fallback },
      })}
    >
      {children}
    </SWRConfig>
  )
}
