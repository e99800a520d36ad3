"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState, useTransition } from "react"
import { onNavigation, setPendingNavigation } from "@/lib/core/client/navigation-state"
import { usePendingNavigation } from "@/lib/core/client/use-pending-navigation"

/** Milliseconds until a navigation counts as slow. A faster one would only make the bar flash. */
const slowMs = 150

/** A thin bar across the top of the content while a page is loading, announced to screen readers. */
export function NavigationProgress() {
  const t = useTranslations("ui")
  const [href, setHref] = useState("")
  const [isPending, start] = useTransition()
  const isShown = usePendingNavigation() !== undefined
  useEffect(
    () =>
      onNavigation((target) => {
        setHref(target)
        // Empty, but React renders all transitions of an event together, so this one ends when the new page appears.
        start(() => undefined)
      }),
    [],
  )
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setPendingNavigation(href), slowMs)
    return () => {
      clearTimeout(timer)
      setPendingNavigation(undefined)
    }
  }, [isPending, href])
  return (
    <>
      {isShown && <div aria-hidden="true" className="route-progress" />}
      <p role="status" className="sr-only">
        {isShown && t("loading")}
      </p>
    </>
  )
}
