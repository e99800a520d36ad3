"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/businesses/endpoints"
import { DraftCard } from "./draft-card"
import { oldest, onlyDraft } from "./only-draft"
import { setUpText, useOpen } from "./open"

/** The way to the wizard above the list, while there is only the draft that the workspace began with. */
export function DraftNotice() {
  const t = useTranslations("businesses.setUp")
  const [, open] = useOpen()
  const maySetUp = useAbility().can("update", "Business")
  const draft = onlyDraft(useQuery(endpoints.listBusinesses, maySetUp ? oldest : null).data)
  if (!draft) return null
  return (
    <DraftCard
      title={t("yours")}
      text={t("yoursText")}
      actions={<Button onClick={() => open(setUpText(draft.id))}>{t("finish")}</Button>}
    />
  )
}
