"use client"

import { useChanges } from "@/lib/core/client/use-changes"
import { useRouter } from "@/lib/core/i18n/navigation"

/** Paths of the endpoints whose writes change a figure. */
const sources = ["ecommerce", "todo", "invoice", "users", "calendar", "card"].flatMap((noun) => [
  `/apps/${noun}`,
  `/api/${noun}`,
  `/${noun}`,
])
/** Milliseconds between two refreshes while changes keep coming. */
const maxGapMs = 8_000

const affectsFigures = (path: string) => path === "/" || sources.some((source) => path.startsWith(source))

/** Refreshes a server-rendered page when somebody changes the data behind its figures. */
export function LiveRefresh() {
  const router = useRouter()
  useChanges((paths) => {
    if (paths.some(affectsFigures)) router.refresh()
  }, maxGapMs)
  return null
}
