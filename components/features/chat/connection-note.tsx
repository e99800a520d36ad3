"use client"

import { WifiOff } from "lucide-react"
import { useTranslations } from "next-intl"
import { useSyncExternalStore } from "react"

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** Tells an offline user that messages are sent later. */
export function ConnectionNote() {
  const t = useTranslations("chat")
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <p role="status" className="flex items-center gap-2 text-dense text-warning-text not-empty:mb-2 [&_svg]:size-4">
      {!isOnline && (
        <>
          <WifiOff aria-hidden="true" className="shrink-0" />
          {t("noConnection")}
        </>
      )}
    </p>
  )
}
