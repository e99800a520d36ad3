"use client"

import { ListTree, Rows3, TriangleAlert } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ButtonLink } from "@/components/ui/button-link"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { BusinessDrawer } from "./business-drawer"
import { BusinessTable } from "./business-table"
import { BusinessTree } from "./business-tree"
import { DraftNotice } from "./draft-notice"

/** The businesses as a table or as a tree, and the drawer over both. The view is in the URL. */
export function BusinessViews() {
  const t = useTranslations("businesses.views")
  const [view, setView] = useViewParam("view")
  const seesExceptions = useAbility().can("read", "ExpectedCash")
  const isTree = view === "tree"
  return (
    <>
      <DraftNotice />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <ChoiceButtons
          label={t("label")}
          size="sm"
          value={[isTree ? "tree" : "table"]}
          onChange={([next]) => setView(next === "tree" ? "tree" : null)}
          options={[
            { value: "table", label: t("table"), icon: <Rows3 /> },
            { value: "tree", label: t("tree"), icon: <ListTree /> },
          ]}
        />
        {seesExceptions && (
          <ButtonLink variant="ghost" size="sm" icon={<TriangleAlert />} href="/business/exceptions?state=open">
            {t("exceptions")}
          </ButtonLink>
        )}
      </div>
      {isTree ? <BusinessTree /> : <BusinessTable />}
      <BusinessDrawer />
    </>
  )
}
