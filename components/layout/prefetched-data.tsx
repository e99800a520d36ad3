"use client"

import type { ReactNode } from "react"
import { SWRConfig } from "swr"

interface Props {
  fallback: Record<string, unknown>
  children: ReactNode
}

/** Makes answers from the server the first data of the calls below. */
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
