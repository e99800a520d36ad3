"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { tourEvent } from "./start"

const FirstTour = lazy(() => import("./first-tour"))

/** Loads and shows the tour when it is requested. */
export function TourKeeper() {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    const start = () => setRunning(true)
    window.addEventListener(tourEvent, start)
    return () => window.removeEventListener(tourEvent, start)
  }, [])
  const end = () => {
    setRunning(false)
    // The menu or offer that started the tour is gone. Headless UI first tries to return the focus there, so set it later.
    setTimeout(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }))
  }
  return <Suspense>{isRunning && <FirstTour onEnd={end} />}</Suspense>
}
