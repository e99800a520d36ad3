"use client"

import { useRouter } from "next/navigation"
import { lazy, Suspense, startTransition } from "react"

const Failure = lazy(() => import("@/components/features/misc/failure").then((file) => ({ default: file.Failure })))

interface Props {
  error: Error & { digest?: string }
  reset: () => void
}

/** The error boundary of all pages. The error screen's code is loaded only when an error occurs. */
export default function ErrorPage({ error, reset }: Props) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <main className="grid min-h-dvh place-items-center">
      <Suspense>
        <Failure digest={error.digest} onRetry={retry} />
      </Suspense>
    </main>
  )
}
