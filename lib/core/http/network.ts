import ipaddr from "ipaddr.js"

/**
 * The network an address belongs to, as limits count it. One household or one machine holds a whole /64 of IPv6, so its
 * addresses count as one; IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === "ipv4") return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`
}
