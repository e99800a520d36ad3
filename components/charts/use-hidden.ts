"use client"

import { useState } from "react"

/** The names of the hidden parts of a chart, and a function that hides or shows one. */
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
