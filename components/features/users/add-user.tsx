"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"

const loadForm = () => import("./add-user-form")
const Form = lazy(loadForm)

const ahead = () => {
  void preloadDrawer()
  void loadForm()
}

/** The button that opens the add drawer, where one may add people. */
export function AddUserButton() {
  const t = useTranslations("users")
  const [, setOpen] = useViewParam("open")
  if (!useAbility().can("create", "User")) return null
  return (
    <Button icon={<Plus />} onClick={() => setOpen("add")} onPointerEnter={ahead} onFocus={ahead} onTouchStart={ahead}>
      {t("add")}
    </Button>
  )
}

/** The add drawer; whether it is open stands in the address (`open=add`). */
export function AddUserDrawer() {
  const t = useTranslations("users.addForm")
  const [open, setOpen] = useViewParam("open")
  const may = useAbility().can("create", "User")
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer open={may && open === "add"} onClose={close} title={t("title")} description={t("text")}>
      <Suspense>
        <Form onDone={close} />
      </Suspense>
    </Drawer>
  )
}
