"use client"

import "@fontsource-variable/inter/wght.css"
import "./globals.css"
import { lazy, Suspense } from "react"

interface Props {
  error: Error & { digest?: string }
}

const reload = () => window.location.reload()

/** Where not even the error screen's code arrives. */
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

/** The last resort, when not even the layout can be rendered. Every page carries this file, so it is small. */
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
