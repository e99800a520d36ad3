"use client"

import { lazy, Suspense } from "react"
import { Skeleton } from "@/components/ui/skeleton"
import { useHasOpened } from "@/components/ui/use-opened"
import type { DetailsProps } from "./use-save-details"

const forms = { information: lazy(() => import("./information-form")), social: lazy(() => import("./social-form")) }

interface Props extends DetailsProps {
  of: keyof typeof forms
  shown: boolean
}

/**
 * A tab of a user's details. Its code loads when it is first shown; after that the form stays mounted and keeps its
 * input.
 */
export function DetailsPanel({ of, shown, ...details }: Props) {
  const Form = forms[of]
  if (!useHasOpened(shown)) return null
  return (
    <div hidden={!shown}>
      <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
        <Form {...details} />
      </Suspense>
    </div>
  )
}
