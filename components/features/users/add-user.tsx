"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useInvitation } from "./use-invitation"

const loadForm = () => import("./add-user-form")
const Form = lazy(loadForm)

const preload = () => {
  void preloadDrawer()
  void loadForm()
}

/** Button that opens the drawer for a new user, if the current user can add users. */
export function AddUserButton() {
  const t = useTranslations("users")
  const [, setOpen] = useViewParam("open")
  if (!useAbility().can("create", "User")) return null
  return (
    <Button
      icon={<Plus />}
      onClick={() => setOpen("add")}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {t("add")}
    </Button>
  )
}

/** Drawer for a new user; `open=add` in the URL opens it. */
export function AddUserDrawer() {
  const t = useTranslations("users.addForm")
  const [open, setOpen] = useViewParam("open")
  const canAdd = useAbility().can("create", "User")
  const close = () => setOpen(null, { replace: true })
  const invitation = useInvitation()
  return (
    <>
      <Drawer open={canAdd && open === "add"} onClose={close} title={t("title")} description={t("text")}>
        <Suspense>
          <Form onDone={close} onInvite={invitation.invite} />
        </Suspense>
      </Drawer>
      {invitation.dialog}
    </>
  )
}
