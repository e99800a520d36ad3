import type { Client } from "@/lib/features/clients/schema"

/** The client's name and address. */
export function Buyer({ client }: { client: Client }) {
  const { company, name, address, country, contact, companyEmail } = client
  const [first, ...rest] = [company, name, address, country, contact, companyEmail].filter(Boolean)
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
