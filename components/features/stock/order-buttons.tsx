"use client"

import { Download, Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { addressOf } from "@/lib/core/client/address"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { WholeOrder } from "@/lib/features/stock/schema/orders"
import { stale } from "./acts"

interface Props {
  order: WholeOrder
  mayOrder: boolean
  onEdit: () => void
  onSend: () => void
}

/** Buttons for the actions that an order's state allows, its printed page and its CSV file. */
export function OrderButtons({ order, mayOrder, onEdit, onSend }: Props) {
  const t = useTranslations("stock")
  const router = useRouter()
  const showError = useErrorToast()
  const receive = useMutation(endpoints.receiveStockOrder, { invalidates: stale })
  const cancel = useMutation(endpoints.cancelStockOrder, { invalidates: stale })
  const [isAsking, setAsking] = useState(false)
  const { id, version, state, proposal } = order
  const isOpen = mayOrder && (state === "draft" || state === "sent")
  const toDelivery = (delivery: number) => router.push(`/business/stock/deliveries?open=${delivery}`)
  const goods = () =>
    receive
      .run({ params: { id }, body: { version } })
      .then((made) => made.proposal && toDelivery(made.proposal), showError)
  async function stop() {
    await cancel.run({ params: { id }, body: { version } }).then(() => toast.success(t("orders.cancelled")), showError)
    setAsking(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && state === "draft" && <Button onClick={onSend}>{t("orders.send")}</Button>}
      {isOpen && state === "draft" && (
        <Button variant="outline" onClick={onEdit}>
          {t("orders.edit")}
        </Button>
      )}
      {isOpen && (
        <Button
          variant={state === "sent" ? "solid" : "outline"}
          busy={receive.busy}
          onClick={() => (proposal === null ? void goods() : toDelivery(proposal))}
        >
          {t("orders.receive")}
        </Button>
      )}
      <ButtonLink variant="outline" icon={<Printer />} href={`/business/stock/orders/${id}/print`}>
        {t("orders.print")}
      </ButtonLink>
      <Button
        variant="outline"
        icon={<Download />}
        onClick={() => location.assign(addressOf(endpoints.getStockOrderFile, { params: { id } }))}
      >
        {t("orders.csv")}
      </Button>
      {isOpen && (
        <Button variant="outline" tone="danger" onClick={() => setAsking(true)}>
          {t("orders.cancel")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={stop}
        tone="danger"
        title={t("orders.cancelTitle")}
        text={t("orders.cancelText")}
        confirmLabel={t("orders.cancel")}
      />
    </div>
  )
}
