"use client"

import { useState } from "react"
import { PageIcon } from "@/components/layout/page-icon"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { call } from "@/lib/core/client/call"
import { usePathname } from "@/lib/core/i18n/navigation"
import * as accountEndpoints from "@/lib/features/account/endpoints"
import { startTour } from "./start"

interface Props {
  texts: Record<"title" | "text" | "start" | "later", string>
}

/** Offers the tour above the dashboard to the founder of a new workspace, until they start or dismiss it. */
export function TourOffer({ texts }: Props) {
  const isHome = usePathname() === "/"
  const [isHidden, setHidden] = useState(false)
  if (!isHome || isHidden) return null
  const dismiss = () => {
    setHidden(true)
    void call(accountEndpoints.updateTour, { body: { tour: "done" } as never }).catch(() => setHidden(false))
  }
  const begin = () => {
    setHidden(true)
    startTour()
  }
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4" aria-label={texts.title}>
      <PageIcon name="Compass" className="size-6 shrink-0 text-brand-text" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{texts.title}</p>
        <p className="text-dense text-ink-muted">{texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={dismiss}>
          {texts.later}
        </Button>
        <Button onClick={begin}>{texts.start}</Button>
      </div>
    </Card>
  )
}
