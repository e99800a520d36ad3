"use client"

import { lazy, Suspense } from "react"

export interface TourStep {
  /**
   * Selectors of the step's target; the first visible match is used. Without any, the step is in the middle of the
   * screen.
   */
  target?: string[]
  title: string
  text: string
}

export interface TourTexts {
  /** Accessible name of the tour. */
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
  /** Called at the end or when the user leaves; `whole` is true at the end. */
  onEnd: (whole: boolean) => void
}

const Panel = lazy(() => import("./tour-panel"))

/** A guided tour of the screen that starts when mounted; its code loads on mount. */
export const Tour = (props: TourProps) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
)
