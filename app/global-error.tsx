"use client"

import "@fontsource-variable/inter/wght.css"
import "./globals.css"
import { Failure } from "@/components/features/misc/failure"

interface Props {
  error: Error & { digest?: string }
}

/** The last resort, when not even the layout can be rendered. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <main className="grid min-h-dvh place-items-center">
          <Failure digest={error.digest} onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}
