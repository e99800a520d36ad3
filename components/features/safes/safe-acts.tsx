"use client"

import { ArrowLeftRight, ClipboardCheck, Coins, Ellipsis, HandCoins } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import type { SafeContents } from "@/lib/features/safes/schema"

const forms = {
  count: lazy(() => import("./count-form")),
  float: lazy(() => import("./float-form")),
  change: lazy(() => import("./change-form")),
  exchange: lazy(() => import("./exchange-form")),
}
type Act = keyof typeof forms

/** The acts that a safe allows, each with its form in a drawer. */
export function SafeActs({ contents }: { contents: SafeContents }) {
  const t = useTranslations("safes")
  const mayAct = useAbility().can("update", "SafeCash")
  const [act, setAct] = useState<Act>("count")
  const [isOpen, setOpen] = useState(false)
  if (!mayAct) return null
  const start = (next: Act) => {
    setAct(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const Form = forms[act]
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      <Button icon={<ClipboardCheck />} onClick={() => start("count")}>
        {t("act.count")}
      </Button>
      <Button variant="outline" icon={<HandCoins />} onClick={() => start("float")}>
        {t("act.float")}
      </Button>
      <Menu
        button={{ variant: "outline", iconOnly: true, label: t("more"), icon: <Ellipsis /> }}
        align="end"
        items={[
          { label: t("act.change"), icon: <Coins />, onSelect: () => start("change") },
          { label: t("act.exchange"), icon: <ArrowLeftRight />, onSelect: () => start("exchange") },
        ]}
      />
      <Drawer open={isOpen} onClose={close} title={t(`act.${act}`)} size="lg">
        <Suspense>
          <Form contents={contents} onDone={close} />
        </Suspense>
      </Drawer>
    </div>
  )
}
