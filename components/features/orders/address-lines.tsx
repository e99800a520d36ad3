import type { Address } from "@/lib/features/orders/schema/parts"

/** An address in the format of a shipping label. */
export function AddressLines({ address }: { address: Address }) {
  const { fullName, line1, line2, postcode, city, state, country, phone } = address
  const lines = [line1, line2, [postcode, city].filter(Boolean).join(" "), state, country, phone].filter(Boolean)
  return (
    <address className="wrap-anywhere text-ink-muted text-sm not-italic">
      <span className="block font-medium text-ink">{fullName}</span>
      <span className="whitespace-pre-line">{lines.join("\n")}</span>
    </address>
  )
}
