"use client"

import "@fontsource-variable/inter/wght.css"
import "./globals.css"
import { lazy, Suspense } from "react"

interface Props {
  error: Error & { digest?: string }
}

const reload = () => window.location.reload()

/** Shown if the error screen's code can't be loaded either. */
const Plain = () => (
  <button type="button" onClick={reload} className="rounded-control bg-brand px-4 py-2 text-brand-on">
    Try again
  </button>
)
const Failure = lazy(() =>
  import("@/components/features/misc/failure").then(
    (file) => ({ default: file.Failure }),
    () => ({ default: Plain }),
  ),
)

/** Shown if the root layout can't be rendered. Every page loads this file, so it is small. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <main className="grid min-h-dvh place-items-center">
          <Suspense>
            <Failure digest={error.digest} onRetry={reload} />
          </Suspense>
        </main>
      </body>
    </html>
  )
}
