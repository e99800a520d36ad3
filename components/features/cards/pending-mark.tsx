"use client"

import { useLinkStatus } from "next/link"

/** A line under a link while its target is loading. */
export function PendingMark() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return <span aria-hidden="true" className="absolute inset-x-3 bottom-0.5 h-0.5 animate-pulse rounded-full bg-brand" />
}
