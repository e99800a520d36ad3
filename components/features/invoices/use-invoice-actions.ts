"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/invoices/endpoints"
import { maxSentAtOnce } from "@/lib/features/invoices/values"
import { staleAfterWrite } from "./stale"

interface Named {
  id: number
  number: number
}

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
    /** Deletes invoices, which can be undone. `onUndone` runs after the undo. */
    remove: (invoices: Named[], onUndone?: () => void) =>
      attempt(async () => {
        const invoiceIds = invoices.map(({ id }) => id)
        const [first] = invoices
        if (!first) return
        if (invoices.length > 1) await call(endpoints.deleteInvoices, { body: { invoiceIds } })
        else await call(endpoints.deleteInvoice, { query: { id: first.id } })
        const message =
          invoices.length > 1
            ? t("done.deletedMany", { count: invoices.length })
            : t("done.deleted", { number: String(first.number) })
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
        const { state } = await call(endpoints.sendInvoices, { body: { invoiceIds } })
        if (state === "logged") toast.warning(t("done.notSent", { count: invoices.length }))
        else toast.success(t("done.sentMany", { count: invoices.length }))
      })
    },

    /** Retries sending an invoice's e-mail. */
    retryDelivery: ({ id }: Pick<Named, "id">) => attempt(() => call(endpoints.retryInvoiceDelivery, { body: { id } })),

    /** Copies an invoice into a draft and opens it. */
    duplicate: ({ id }: Pick<Named, "id">) =>
      attempt(async () => {
        const copy = await call(endpoints.duplicateInvoice, { body: { id } })
        toast.success(t("done.duplicated", { number: String(copy.number) }))
        router.push(`/apps/invoice/edit/${copy.invoice.id}`)
      }),

    /** Marks a draft as Downloaded. */
    noteDownload: ({ id }: Pick<Named, "id">) => attempt(() => call(endpoints.markInvoiceDownloaded, { body: { id } })),
  }
}
