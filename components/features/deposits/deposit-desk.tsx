"use client"

import { Columns3, Rows3 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/deposits/endpoints"
import type { Deposit } from "@/lib/features/deposits/schema"
import { CashPipeline } from "./cash-pipeline"
import { DepositBoard } from "./deposit-board"
import { DepositTable } from "./deposit-table"
import { PolicyButton } from "./policy-button"

const VerifyForm = lazy(() => import("@/components/features/drops/verify-form"))

/** The cash pipeline above the board or the table, and the drawer in which drops are verified. */
export function DepositDesk() {
  const t = useTranslations("deposits")
  const shop = useChosenShop()
  const [view, setView] = useViewParam("view")
  const [drops, setDrops] = useState<Deposit[]>([])
  const [isOpen, setOpen] = useState(false)
  const invalidate = useInvalidate()
  const isTable = view === "table"
  const verify = (chosen: Deposit[]) => {
    setDrops(chosen)
    setOpen(true)
  }
  const done = () => {
    setOpen(false)
    void invalidate([endpoints.listDeposits])
  }
  return (
    <div className="space-y-4 md:space-y-5">
      <CashPipeline shop={shop} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoiceButtons
          label={t("views.label")}
          size="sm"
          value={[isTable ? "table" : "board"]}
          onChange={([next]) => setView(next === "table" ? "table" : null)}
          options={[
            { value: "board", label: t("views.board"), icon: <Columns3 /> },
            { value: "table", label: t("views.table"), icon: <Rows3 /> },
          ]}
        />
        <PolicyButton shop={shop} />
      </div>
      {isTable ? <DepositTable shop={shop} onVerify={verify} /> : <DepositBoard shop={shop} onVerify={verify} />}
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t("verify", { count: drops.length })}>
        <Suspense>
          <VerifyForm
            onDone={done}
            drops={drops.map(({ id, number, amount, currency, by }) => ({
              ...{ id, envelope: number, amount, currency, droppedBy: by },
            }))}
          />
        </Suspense>
      </Drawer>
    </div>
  )
}
