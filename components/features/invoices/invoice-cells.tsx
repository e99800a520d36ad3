"use client"

import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Link } from "@/components/ui/link"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { nameOf } from "./name"

/** The number as a link to the invoice, and the service. */
export function NumberCell({ invoice }: { invoice: InvoiceRow }) {
  const { id, service } = invoice
  return (
    <span className="block min-w-0">
      <Link
        href={`/apps/invoice/preview/${id}`}
        className="tabular rounded-sm font-medium text-ink text-sm hover:text-brand-text"
      >
        <bdi>#{nameOf(invoice)}</bdi>
      </Link>
      {service && <span className="block truncate text-ink-faint text-xs">{service}</span>}
    </span>
  )
}

/** The client, with a link to the customer's page for those who may see it. */
export function ClientCell({ invoice: { client } }: { invoice: InvoiceRow }) {
  const maySee = useAbility().can("read", "Customer")
  const name = client.company || client.name
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar src={client.avatar} name={name} size="sm" />
      <span className="min-w-0">
        {maySee ? (
          <Link
            href={`/business/customers/${client.id}`}
            className="block truncate rounded-sm text-ink hover:text-brand-text"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <span className="block truncate text-ink">{name}</span>
        )}
        <span className="block truncate text-ink-faint text-xs">
          {client.company ? client.name : client.companyEmail}
        </span>
      </span>
    </span>
  )
}
