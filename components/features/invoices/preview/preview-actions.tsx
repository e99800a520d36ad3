"use client"

import { CircleDollarSign, Copy, Download, PencilLine, Printer, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody } from "@/components/ui/card"
import { preloadDrawer } from "@/components/ui/drawer"
import { RelativeTime } from "@/components/ui/relative-time"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useRouter } from "@/lib/core/i18n/navigation"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { loadPaymentForm, loadSendForm } from "../invoice-drawers"
import { downloadPdf } from "../save-file"
import { StatusSign } from "../status-sign"
import { useInvoiceActions } from "../use-invoice-actions"
import { DeliveryAlert } from "./delivery-alert"

/** Returns handlers that preload a drawer when the user is about to open it. */
const preloadHandlers = (load: () => Promise<unknown>) => {
  const fetch = () => {
    void preloadDrawer()
    void load()
  }
  return { onPointerEnter: fetch, onFocus: fetch, onTouchStart: fetch }
}

/** The actions of the invoice on the screen. */
export function PreviewActions({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const ability = useAbility()
  const actions = useInvoiceActions()
  const router = useRouter()
  const [, setSend] = useViewParam("send")
  const [, setPay] = useViewParam("pay")
  const { number, status, sentAt } = invoice
  const { id } = invoice.invoice
  const canUpdate = ability.can("update", "Invoice")

  async function download() {
    downloadPdf(id)
    if (canUpdate && status === "Draft") await actions.noteDownload({ id })
  }
  async function remove() {
    const back = () => router.push(`/apps/invoice/preview/${id}`)
    if (await actions.remove([{ id, number }], back)) router.push("/apps/invoice/list")
  }

  return (
    <Card aria-label={t("view.actions")}>
      <CardBody className="space-y-4">
        <div>
          <StatusSign status={status} className="font-medium text-sm" />
          <p className="mt-2 text-ink-muted text-xs">
            {sentAt && (
              <span className="block">
                {t("view.sent")} <RelativeTime at={sentAt} />
              </span>
            )}
            <span className="block">{t("view.inLanguage", { language: t(`languages.${invoice.language}`) })}</span>
          </p>
        </div>
        <DeliveryAlert id={id} delivery={invoice.delivery} />
        <div className="grid grid-cols-2 gap-2 *:w-full">
          {canUpdate && (
            <Button
              className="col-span-2"
              icon={<Send />}
              onClick={() => setSend(String(id))}
              {...preloadHandlers(loadSendForm)}
            >
              {t("actions.send")}
            </Button>
          )}
          {canUpdate && (
            <Button
              className="col-span-2"
              variant="soft"
              tone="success"
              icon={<CircleDollarSign />}
              onClick={() => setPay(String(id))}
              {...preloadHandlers(loadPaymentForm)}
            >
              {t("actions.pay")}
            </Button>
          )}
          <ActionButton variant="outline" icon={<Download />} action={download}>
            {t("actions.download")}
          </ActionButton>
          <ButtonLink variant="outline" icon={<Printer />} href={`/apps/invoice/print?id=${id}`}>
            {t("actions.print")}
          </ButtonLink>
          {canUpdate && (
            <ButtonLink variant="outline" icon={<PencilLine />} href={`/apps/invoice/edit/${id}`}>
              {t("actions.edit")}
            </ButtonLink>
          )}
          {ability.can("create", "Invoice") && (
            <ActionButton variant="outline" icon={<Copy />} action={() => actions.duplicate({ id })}>
              {t("actions.duplicate")}
            </ActionButton>
          )}
          {ability.can("delete", "Invoice") && (
            <ActionButton className="col-span-2" variant="ghost" tone="danger" icon={<Trash2 />} action={remove}>
              {t("actions.delete")}
            </ActionButton>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
