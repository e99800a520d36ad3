"use client"

import type { ReactNode } from "react"
import { startTour } from "./start"

/** Button that starts the tour again, for the user menu. */
export const TourButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className="panel-item" onClick={startTour}>
    {children}
  </button>
)
