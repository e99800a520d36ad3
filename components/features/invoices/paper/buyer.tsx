import type { Client } from "@/lib/features/clients/schema"

/** The client's name and address, and further lines. */
export function Buyer({ client, more = [] }: { client: Client; more?: string[] }) {
  const { company, name, address, country, contact, companyEmail } = client
  const [first, ...rest] = [company, name, address, country, contact, companyEmail, ...more].filter(Boolean)
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-medium text-ink text-sm">{first}</p>
      {rest.map((line) => (
        <p key={line} className="wrap-anywhere text-dense text-ink-muted leading-relaxed">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  )
}
