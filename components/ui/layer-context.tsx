"use client"

import { createContext, useContext, useEffect, useRef } from "react"

type Check = () => boolean

/** The footer and functions that a dialog or drawer provides to its content. */
export interface Layer {
  /**
   * The footer, where forms render their buttons so that they stay visible while the body scrolls; null until mounted.
   */
  foot: HTMLElement | null
  /** Closes the layer, after asking if there are unsaved changes. */
  close: () => void
  /** Registers a check for unsaved changes; returns a function that unregisters it. */
  register: (unsaved: Check) => () => void
}

export const LayerContext = createContext<Layer | null>(null)

/** Returns the surrounding dialog or drawer, or null. */
export const useLayer = () => useContext(LayerContext)

/** Makes the surrounding dialog or drawer ask before closing while `unsaved` returns true. */
export function useCloseGuard(unsaved: Check): void {
  const register = useLayer()?.register
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => register?.(() => latest.current()), [register])
}
