"use client"

import { ListTree, Rows3 } from "lucide-react"
import { useTranslations } from "next-intl"
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
  const isTree = view === "tree"
  return (
    <>
      <DraftNotice />
      <div className="mb-4">
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
      </div>
      {isTree ? <BusinessTree /> : <BusinessTable />}
      <BusinessDrawer />
    </>
  )
}
