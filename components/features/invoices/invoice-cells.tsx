import { Avatar } from "@/components/ui/avatar"
import { Link } from "@/components/ui/link"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"

/** The number as a link to the invoice, and the service. */
export function NumberCell({ invoice: { id, number, service } }: { invoice: InvoiceRow }) {
  return (
    <span className="block min-w-0">
      <Link
        href={`/apps/invoice/preview/${id}`}
        className="tabular rounded-sm font-medium text-ink text-sm hover:text-brand-text"
      >
        <bdi>#{number}</bdi>
      </Link>
      {service && <span className="block truncate text-ink-faint text-xs">{service}</span>}
    </span>
  )
}

/** The client. */
export function ClientCell({ invoice: { client } }: { invoice: InvoiceRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar src={client.avatar} name={client.company || client.name} size="sm" />
      <span className="min-w-0">
        <span className="block truncate text-ink">{client.company || client.name}</span>
        <span className="block truncate text-ink-faint text-xs">
          {client.company ? client.name : client.companyEmail}
        </span>
      </span>
    </span>
  )
}
