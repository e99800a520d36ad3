"use client"

import { lazy, Suspense } from "react"

const Missing = lazy(() => import("@/components/features/misc/missing").then((file) => ({ default: file.Missing })))

/** Its code is loaded only when it is shown: Next sends what this renders with every page. */
export default function NotFound() {
  return (
    <Suspense>
      <Missing />
    </Suspense>
  )
}
