"use client"

import { useRouter } from "next/navigation"
import { lazy, Suspense, startTransition } from "react"

const Failure = lazy(() => import("@/components/features/misc/failure").then((file) => ({ default: file.Failure })))

interface Props {
  error: Error & { digest?: string }
  reset: () => void
}

/** Any error under a language: the screen's code is fetched only when there is one. */
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
