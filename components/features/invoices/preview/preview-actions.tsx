"use client"

import {
  CircleDollarSign,
  CircleSlash,
  Copy,
  FileMinus,
  PencilLine,
  Printer,
  Repeat,
  Send,
  Trash2,
  Undo2,
} from "lucide-react"
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
import { allowedActions } from "../allowed-actions"
import { loadCreditForm, loadPaymentForm, loadSendForm } from "../invoice-drawers"
import { StatusSign } from "../status-sign"
import { useDownload } from "../use-download"
import { isDraft, useInvoiceActions } from "../use-invoice-actions"
import { useRemoval } from "../use-removal"
import { DeliveryAlert } from "./delivery-alert"
import { DownloadButton } from "./download-button"

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
  const [, setRefund] = useViewParam("refund")
  const [, setCredit] = useViewParam("credit")
  const { number, status, sentAt, paidMinor, currency } = invoice
  const { id } = invoice.invoice
  const named = { id, number, status, paidMinor, currency }
  const can = allowedActions(ability, status)
  const [download, issueDialog] = useDownload(named)
  // Deleting a draft leaves its page; a void invoice still has one.
  const [remove, voidDialog] = useRemoval({
    onDone: () => isDraft(named) && router.push("/apps/invoice/list"),
    onUndone: () => router.push(`/apps/invoice/preview/${id}`),
  })

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
          {can.send && (
            <Button
              className="col-span-2"
              icon={<Send />}
              onClick={() => setSend(String(id))}
              {...preloadHandlers(loadSendForm)}
            >
              {t("actions.send")}
            </Button>
          )}
          {can.pay && (
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
          <DownloadButton download={download} hasEInvoices={status !== "Void"} />
          <ButtonLink variant="outline" icon={<Printer />} href={`/apps/invoice/print?id=${id}`}>
            {t("actions.print")}
          </ButtonLink>
          {can.edit && (
            <ButtonLink variant="outline" icon={<PencilLine />} href={`/apps/invoice/edit/${id}`}>
              {t("actions.edit")}
            </ButtonLink>
          )}
          {can.credit && (
            <Button
              className="col-span-2"
              variant="outline"
              icon={<FileMinus />}
              onClick={() => setCredit(String(id))}
              {...preloadHandlers(loadCreditForm)}
            >
              {t("actions.credit")}
            </Button>
          )}
          {can.refund && paidMinor > 0 && (
            <Button
              className="col-span-2"
              variant="outline"
              icon={<Undo2 />}
              onClick={() => setRefund(String(id))}
              {...preloadHandlers(loadPaymentForm)}
            >
              {t("actions.refund")}
            </Button>
          )}
          {can.duplicate && (
            <ActionButton variant="outline" icon={<Copy />} action={() => actions.duplicate({ id })}>
              {t("actions.duplicate")}
            </ActionButton>
          )}
          {can.duplicate && (
            <ButtonLink
              className="col-span-2"
              variant="outline"
              icon={<Repeat />}
              href={`/apps/invoice/recurring?open=from-${id}`}
            >
              {t("actions.makeRecurring")}
            </ButtonLink>
          )}
          {can.remove && (
            <ActionButton
              className="col-span-2"
              variant="ghost"
              tone="danger"
              icon={isDraft(named) ? <Trash2 /> : <CircleSlash />}
              action={() => remove([named])}
            >
              {t(isDraft(named) ? "actions.delete" : "actions.void")}
            </ActionButton>
          )}
        </div>
        {issueDialog}
        {voidDialog}
      </CardBody>
    </Card>
  )
}
