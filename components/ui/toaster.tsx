"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { toastEvent } from "./toast"

const loadPanel = () => import("./toaster-panel")
const Panel = lazy(loadPanel)
const intents = ["pointerdown", "keydown"] as const

/** Fetches the code before the first toast, which may have to say that the connection is lost. A failure is tried again then. */
const preload = () => {
  removePreload()
  for (const load of [loadPanel, () => import("sonner")]) load().catch(() => undefined)
}
const removePreload = () => {
  for (const intent of intents) window.removeEventListener(intent, preload)
}

/**
 * Shows toasts. Mounted once in the root layout, inside the kit's messages. Loads its code with the first click or key press,
 * because only what the user does has results to show.
 */
export function Toaster() {
  const t = useTranslations("ui")
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const load = () => setNeeded(true)
    window.addEventListener(toastEvent, load)
    for (const intent of intents) window.addEventListener(intent, preload)
    return () => {
      window.removeEventListener(toastEvent, load)
      removePreload()
    }
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
