import ipaddr from "ipaddr.js"

/**
 * The network of an IP address, as the key of rate limits. IPv6 addresses of one /64 count as one, because a household or
 * machine usually has a whole /64. IPv4-mapped IPv6 addresses count as IPv4.
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
