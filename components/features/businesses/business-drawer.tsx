"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { draftOf, openedOf, setUp, useOpen } from "./open"

const Wizard = lazy(() => import("./set-up-wizard"))
const DraftWizard = lazy(() => import("./draft-wizard"))
const RecordEdit = lazy(() => import("./record-edit").then((module) => ({ default: module.RecordEdit })))
const RecordAdd = lazy(() => import("./record-add").then((module) => ({ default: module.RecordAdd })))

/** The drawer of the screen: the wizard, or the form for what the URL names. */
export function BusinessDrawer() {
  const t = useTranslations("businesses")
  const [open, setOpen] = useOpen()
  const ability = useAbility()
  const isWizard = ability.can("create", "Business") && open === setUp
  const draft = ability.can("update", "Business") ? draftOf(open) : undefined
  const opened = openedOf(open)
  const close = () => setOpen(null, { replace: true })
  const setUpTitle = t(draft === undefined ? "setUp.title" : "setUp.yours")
  const title = opened ? t(opened.act === "edit" ? `edit.${opened.kind}` : `add.${opened.kind}`) : setUpTitle
  return (
    <Drawer open={isWizard || draft !== undefined || opened !== undefined} onClose={close} title={title} size="lg">
      <Suspense>
        {isWizard && <Wizard onDone={close} />}
        {draft !== undefined && <DraftWizard key={open} id={draft} onDone={close} />}
        {opened?.act === "edit" && <RecordEdit key={open} kind={opened.kind} id={opened.id} onDone={close} />}
        {opened?.act === "add" && opened.kind !== "business" && (
          <RecordAdd key={open} kind={opened.kind} parent={opened.id} onDone={close} />
        )}
      </Suspense>
    </Drawer>
  )
}
