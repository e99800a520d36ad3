"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useRouter } from "@/lib/core/i18n/navigation"
import { sendInvoices } from "@/lib/features/invoice-mails/endpoints"
import * as endpoints from "@/lib/features/invoices/endpoints"
import { maxSentAtOnce, type ShownStatus } from "@/lib/features/invoices/values"
import { nameOf } from "./name"
import { staleAfterWrite } from "./stale"

interface Named {
  id: number
  /** Null for a draft. */
  number: string | null
}
/** `status` decides whether an invoice is deleted or voided. */
export type Removable = Named & { status: ShownStatus }

export const isDraft = ({ status }: Pick<Removable, "status">) => status === "Draft"

/** Actions on invoices. Each shows a toast and returns whether it succeeded. */
export function useInvoiceActions() {
  const t = useTranslations("invoices")
  const router = useRouter()
  const attempt = useAttempt(staleAfterWrite, { inBackground: true })

  const restore = (invoiceIds: number[]) =>
    attempt(async () => {
      const { invoices } = await call(endpoints.restoreInvoices, { body: { invoiceIds } })
      toast.success(t("done.restored", { count: invoices.length }))
    })

  return {
    attempt,
    restore,

    /** Deletes drafts and voids issued invoices, which can be undone. `onUndone` runs after the undo. */
    remove: (invoices: Removable[], onUndone?: () => void) =>
      attempt(async () => {
        const invoiceIds = invoices.map(({ id }) => id)
        const [first] = invoices
        if (!first) return
        if (invoices.length > 1) await call(endpoints.deleteInvoices, { body: { invoiceIds } })
        else await call(endpoints.deleteInvoice, { query: { id: first.id } })
        const deleted = invoices.filter(isDraft).length
        const voided = invoices.length - deleted
        const message =
          invoices.length === 1
            ? t(voided ? "done.voided" : "done.deleted", { number: nameOf(first) })
            : voided > 0
              ? t("done.removedMany", { voided, deleted })
              : t("done.deletedMany", { count: deleted })
        toast.undo(message, async () => (await restore(invoiceIds)) && onUndone?.())
      }),

    /** Sends several invoices with the default e-mail in each client's language. */
    async sendMany(invoices: Named[]) {
      if (invoices.length > maxSentAtOnce) {
        toast.error(t("done.tooMany", { max: maxSentAtOnce }))
        return false
      }
      return attempt(async () => {
        const invoiceIds = invoices.map(({ id }) => id)
        const { state } = await call(sendInvoices, { body: { invoiceIds } })
        if (state === "logged") toast.warning(t("done.notSent", { count: invoices.length }))
        else toast.success(t("done.sentMany", { count: invoices.length }))
      })
    },

    /** Retries sending an invoice's e-mail. */
    retryDelivery: ({ id }: Pick<Named, "id">) => attempt(() => call(endpoints.retryInvoiceDelivery, { body: { id } })),

    /** Copies an invoice into a draft and opens it. */
    duplicate: ({ id }: Pick<Named, "id">) =>
      attempt(async () => {
        const copy = await callOnce(endpoints.duplicateInvoice, { body: { id } })
        toast.success(t("done.duplicated", { number: nameOf({ id: copy.invoice.id, number: copy.number }) }))
        router.push(`/apps/invoice/edit/${copy.invoice.id}`)
      }),

    /** Marks a draft as Downloaded. */
    noteDownload: ({ id }: Pick<Named, "id">) => attempt(() => call(endpoints.markInvoiceDownloaded, { body: { id } })),
  }
}
