"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import type { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-styles"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { stale } from "./stale"

export const billActs = ["approve", "pay", "goods", "reject", "reverse"] as const
export type Act = (typeof billActs)[number]

/** The user's actions on a bill in its state, and whether another user has to approve it. */
export function useBillActs(bill: SupplierBill, ability: ReturnType<typeof useAbility>) {
  const mayUpdate = ability.can("update", "SupplierBill")
  const isArrived = bill.state === "arrived"
  const needsOther = isArrived && mayUpdate && bill.needsFourEyes && bill.isMine
  const isLive = bill.delivery?.state === "proposed" || bill.delivery?.state === "booked"
  const hasGoods = bill.lines.some(({ product }) => product !== null)
  const may: Record<Act, boolean> = {
    approve: mayUpdate && isArrived && !needsOther && bill.delivered === null,
    pay: mayUpdate && bill.state === "approved",
    goods:
      ability.can("create", "SupplierBill") &&
      bill.kind === "invoice" &&
      bill.state !== "rejected" &&
      !isLive &&
      bill.delivered === null &&
      (isArrived || hasGoods),
    reject: mayUpdate && isArrived,
    reverse: mayUpdate && (bill.state === "approved" || bill.state === "paid"),
  }
  return { acts: billActs.filter((act) => may[act]), needsOther }
}

interface Props {
  bill: SupplierBill
  acts: Act[]
  onAct: (act: Act) => void
}

/** The buttons of a bill. The first of `acts` is the next step; its button is the last one. */
export function BillActs({ bill, acts, onAct }: Props) {
  const t = useTranslations("supplier-bills")
  const showError = useErrorToast()
  const withdraw = useMutation(endpoints.withdrawBillDelivery, { invalidates: stale })
  const mayWithdraw = bill.state === "arrived" && bill.delivery?.state === "proposed"
  const isMain = (act: Act) => act === "approve" || act === "pay"
  const takeBack = () =>
    withdraw
      .run({ params: { id: bill.id }, body: { version: bill.version } })
      .then(() => toast.success(t("done.withdrawn")), showError)
  return (
    <>
      {bill.hasFile && (
        <a
          href={`/api/v1/supplier-bills/${bill.id}/original`}
          download={bill.fileName || true}
          className={buttonClass({ variant: "outline" })}
        >
          <Download aria-hidden="true" />
          {t("bill.original")}
        </a>
      )}
      {mayWithdraw && (
        <Button variant="outline" disabled={withdraw.busy} onClick={() => void takeBack()}>
          {t("acts.withdraw")}
        </Button>
      )}
      {[...acts].reverse().map((act) => (
        <Button
          key={act}
          variant={isMain(act) ? "solid" : "outline"}
          tone={act === "reject" || act === "reverse" ? "danger" : undefined}
          onClick={() => onAct(act)}
        >
          {t(`acts.${act === "pay" && bill.kind === "credit-note" ? "refund" : act}`)}
        </Button>
      ))}
    </>
  )
}
