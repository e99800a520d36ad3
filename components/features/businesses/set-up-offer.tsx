"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import { usePathname } from "@/lib/core/i18n/navigation"
import * as accountEndpoints from "@/lib/features/account/endpoints"
import * as endpoints from "@/lib/features/businesses/endpoints"
import { DraftCard } from "./draft-card"
import { oldest, onlyDraft } from "./only-draft"
import { setUpText } from "./open"

interface Props {
  texts: Record<"title" | "text" | "start" | "later", string>
}

/** Offers above the dashboard to set up the business of a new workspace, until it is active or the offer is put off. */
export function SetUpOffer({ texts }: Props) {
  const isHome = usePathname() === "/"
  const [isHidden, setHidden] = useState(false)
  const isShown = isHome && !isHidden
  const draft = onlyDraft(useQuery(endpoints.listBusinesses, isShown ? oldest : null).data)
  if (!isShown || !draft) return null
  const putOff = () => {
    setHidden(true)
    void call(accountEndpoints.updateSetUp, { body: { setUp: "done" } as never }).catch(() => setHidden(false))
  }
  return (
    <DraftCard
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button variant="ghost" onClick={putOff}>
            {texts.later}
          </Button>
          <ButtonLink href={`/business/list?open=${setUpText(draft.id)}`}>{texts.start}</ButtonLink>
        </>
      }
    />
  )
}
