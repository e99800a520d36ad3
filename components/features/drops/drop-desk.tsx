"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import type { Drop } from "@/lib/features/drops/schema"
import { DropForm } from "./drop-form"
import { DropList } from "./drop-list"

const VerifyForm = lazy(() => import("./verify-form"))
const CancelForm = lazy(() => import("./cancel-form"))

/** An act on drops of the list, which the drawer is open for. */
interface Act {
  name: "verify" | "cancel"
  drops: Drop[]
}

/** The form of a new drop above the list, and the drawer in which drops are verified or cancelled. */
export function DropDesk() {
  const t = useTranslations("drops")
  const ability = useAbility()
  const [act, setAct] = useState<Act>()
  const [isOpen, setOpen] = useState(false)
  const start = (name: Act["name"], drops: Drop[]) => {
    setAct({ name, drops })
    setOpen(true)
  }
  const close = () => setOpen(false)
  const [first] = act?.drops ?? []
  return (
    <div className="space-y-4 md:space-y-5">
      {ability.can("create", "Drop") && (
        <Card className="max-w-xl">
          <CardHeader title={t("form.title")} />
          <CardBody>
            <DropForm />
          </CardBody>
        </Card>
      )}
      <DropList onVerify={(drops) => start("verify", drops)} onCancel={(drop) => start("cancel", [drop])} />
      <Drawer
        open={isOpen}
        onClose={close}
        title={act?.name === "cancel" ? t("cancel.title") : t("verify.title", { count: act?.drops.length ?? 0 })}
      >
        <Suspense>
          {act?.name === "verify" && <VerifyForm drops={act.drops} onDone={close} />}
          {act?.name === "cancel" && first && <CancelForm drop={first} onDone={close} />}
        </Suspense>
      </Drawer>
    </div>
  )
}
