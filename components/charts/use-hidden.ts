"use client"

import { useState } from "react"

/** Which parts of a chart are taken out, and how one of them goes and comes back. */
export function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string) =>
    setHidden((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  return { hidden, toggle }
}
