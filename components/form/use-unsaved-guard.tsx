"use client"

import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { useCloseGuard } from "@/components/ui/layer-context"
import { LeaveDialog } from "@/components/ui/leave-dialog"
import { beginNavigation } from "@/lib/core/client/navigation-state"
import { isPersonalClosed } from "@/lib/core/client/personal-storage"

/** Returns the URL if a click follows a link to another page of this site in the same tab. */
function followedLink(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}

/**
 * Asks before unsaved changes are lost: when the tab closes (in the browser's words), when a link is followed, and when
 * the surrounding dialog or drawer closes. Returns the dialog to render.
 */
export function useUnsavedGuard(unsaved: boolean) {
  const router = useRouter()
  const [target, setTarget] = useState<string>()
  useCloseGuard(() => unsaved)
  useEffect(() => {
    if (!unsaved) return
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // After a sign-out there is nothing left to stay for.
      if (!isPersonalClosed()) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const url = followedLink(event)
      if (!url) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(url.pathname + url.search + url.hash)
    }
    window.addEventListener("beforeunload", beforeUnload)
    document.addEventListener("click", click, { capture: true })
    return () => {
      window.removeEventListener("beforeunload", beforeUnload)
      document.removeEventListener("click", click, { capture: true })
    }
  }, [unsaved])
  const leave = () => {
    setTarget(undefined)
    if (!target) return
    beginNavigation(target)
    router.push(target)
  }
  return <LeaveDialog open={target !== undefined} onStay={() => setTarget(undefined)} onLeave={leave} />
}
