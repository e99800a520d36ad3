"use client"

import type { ReactNode, RefObject } from "react"
import { Skeleton } from "@/components/ui/skeleton"
import { useChartCode } from "./use-chart-code"
import { useChartOnUse } from "./use-chart-on-use"

interface Props<Code> {
  place: RefObject<Element | null>
  /** Loads the drawing code. */
  load: () => Promise<Code>
  children: (code: Code) => ReactNode
}

/** A drawing whose code loads when it is about to scroll into view. */
export function DrawingInView<Code>({ place, load, children }: Props<Code>) {
  const code = useChartCode(place, load)
  return code ? children(code) : <Skeleton className="absolute inset-0" />
}

/** A drawing that replaces the server's sketch when the pointer reaches it. */
export function DrawingOnUse<Code>({ place, load, sketch, children }: Props<Code> & { sketch: ReactNode }) {
  const code = useChartOnUse(place, load)
  return code ? children(code) : sketch
}
