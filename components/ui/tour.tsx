"use client"

import { lazy, Suspense } from "react"

export interface TourStep {
  /** Selectors of what it speaks of; the first that is to be seen is shown. None: the middle of the screen. */
  target?: string[]
  title: string
  text: string
}

export interface TourTexts {
  /** Names the tour for those who hear it. */
  label: string
  skip: string
  back: string
  next: string
  done: string
  /** "Step 2 of 5". */
  step: (number: number, of: number) => string
}

export interface TourProps {
  steps: TourStep[]
  texts: TourTexts
  /** At its end, or where it was left; `whole` tells which. */
  onEnd: (whole: boolean) => void
}

const Panel = lazy(() => import("./tour-panel"))

/** A walk over the screen, one thing after the other; its code comes when it is mounted. Mount it to begin. */
export const Tour = (props: TourProps) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
)
