"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Dialog } from "@/components/ui/dialog"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Profile } from "@/lib/features/profile/schema"

const EditForm = lazy(() => import("./edit-form").then((file) => ({ default: file.EditForm })))

/** Dialog to edit the profile; `edit` in the URL opens it. */
export function EditDialog({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.edit")
  const [edit, setEdit] = useViewParam("edit")
  const close = () => setEdit(null, { replace: true })
  return (
    <Dialog open={edit !== null} onClose={close} title={t("title")} description={t("text")}>
      <Suspense fallback={<div className="h-96" />}>
        {edit !== null && <EditForm profile={profile} onDone={close} />}
      </Suspense>
    </Dialog>
  )
}
