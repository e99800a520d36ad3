"use client"

import type { ReactNode } from "react"
import { startTour } from "./start"

/** Plays the tour again; an entry of the user menu. */
export const TourButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className="panel-item" onClick={startTour}>
    {children}
  </button>
)
