"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { toastEvent } from "./toast"

const Panel = lazy(() => import("./toaster-panel"))

/** Shows toasts. Mounted once in the root layout, inside the kit's messages; loads its code with the first toast. */
export function Toaster() {
  const t = useTranslations("ui")
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const load = () => setNeeded(true)
    window.addEventListener(toastEvent, load)
    return () => window.removeEventListener(toastEvent, load)
  }, [])
  return (
    <div data-undo-label={t("undo")}>
      {isNeeded && (
        <Suspense>
          <Panel label={t("notifications")} closeLabel={t("close")} />
        </Suspense>
      )}
    </div>
  )
}
