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
  return <Suspense>{isRunning && <FirstTour onEnd={() => setRunning(false)} />}</Suspense>
}
