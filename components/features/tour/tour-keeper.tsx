"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { tourEvent } from "./start"

const FirstTour = lazy(() => import("./first-tour"))

/** Waits for the tour to be asked for; until then none of it is loaded. */
export function TourKeeper() {
  const [under, setUnder] = useState(false)
  useEffect(() => {
    const start = () => setUnder(true)
    window.addEventListener(tourEvent, start)
    return () => window.removeEventListener(tourEvent, start)
  }, [])
  return <Suspense>{under && <FirstTour onEnd={() => setUnder(false)} />}</Suspense>
}
