"use client"

import { useTranslations } from "next-intl"
import { TextLink } from "@/components/ui/text-link"
import type { Translate } from "@/lib/core/i18n/translator"
import type { InvoiceFormatList } from "@/lib/features/einvoices/schema"

type Missing = InvoiceFormatList["data"][number]["missing"]

interface Props {
  id: number
  /** The business that issues the invoice. */
  business: number | null
  missing: Missing
}

const ofBilling = ["seller.phone", "seller.email", "seller.contact"]

/** The URL at which a part of an e-invoice is entered; undefined for parts of the invoice itself. */
function placeOf(field: string, { id, business }: Omit<Props, "missing">): string | undefined {
  const isSeller = field.startsWith("seller.")
  // The telephone number and e-mail address are those of the workspace.
  if (isSeller && (business === null || ofBilling.includes(field))) return "/apps/invoice/add?open=billing"
  if (isSeller) return `/business/list?open=edit-business-${business}`
  return field.startsWith("buyer") ? `/apps/invoice/preview/${id}?open=client` : undefined
}

/** The missing parts of an e-invoice, each with a link to the page on which it is entered. */
export function MissingParts({ missing, ...place }: Props) {
  const t = useTranslations("invoices.eInvoice")
  const errors = useTranslations("errors") as unknown as Translate
  return (
    <ul className="list-disc space-y-1.5 ps-5 text-sm">
      {missing.map(({ field, message }) => {
        const href = placeOf(field, place)
        return (
          <li key={field}>
            {errors(message)} {href && <TextLink href={href}>{t("enter")}</TextLink>}
          </li>
        )
      })}
    </ul>
  )
}
