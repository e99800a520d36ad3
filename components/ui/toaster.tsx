"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { toastEvent } from "./toast"

const Panel = lazy(() => import("./toaster-panel"))

/** Where toasts appear; mounted once in the root layout, inside the kit's messages. Loads its code with the first toast. */
export function Toaster() {
  const t = useTranslations("ui")
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    window.addEventListener(toastEvent, need)
    return () => window.removeEventListener(toastEvent, need)
  }, [])
  return (
    <div data-undo-label={t("undo")}>
      {needed && (
        <Suspense>
          <Panel label={t("notifications")} closeLabel={t("close")} />
        </Suspense>
      )}
    </div>
  )
}
