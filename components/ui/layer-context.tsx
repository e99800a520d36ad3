"use client"

import { createContext, useContext, useEffect, useRef } from "react"

type Check = () => boolean

/** What a dialog or drawer offers to what it holds. */
export interface Layer {
  /** Where a form puts its buttons, so that they stay in sight while the body scrolls; null until it is there. */
  foot: HTMLElement | null
  /** Closes, after asking where something would be lost. */
  close: () => void
  /** Adds a check that says whether something would be lost; answers how to take it back. */
  register: (unsaved: Check) => () => void
}

export const LayerContext = createContext<Layer | null>(null)

/** The dialog or drawer around, if there is one. */
export const useLayer = () => useContext(LayerContext)

/** Makes the dialog or drawer around ask before it closes, as long as `unsaved` says true. */
export function useCloseGuard(unsaved: Check): void {
  const register = useLayer()?.register
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => register?.(() => latest.current()), [register])
}
