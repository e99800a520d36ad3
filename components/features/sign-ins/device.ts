import { Laptop, MonitorSmartphone, Smartphone } from "lucide-react"

/** Device and address of an event, as the endpoints return them. */
export interface Place {
  browser: string
  system: string
  address: string
}

export function deviceIcon(system: string) {
  if (/^(android|ios)/i.test(system)) return Smartphone
  return system ? Laptop : MonitorSmartphone
}

/** Returns a name such as "Firefox · Windows 11", or an empty string if the device is unknown. */
export const deviceName = ({ browser, system }: Place) => [browser, system].filter(Boolean).join(" · ")

/** Returns the IP address without an IPv4-mapped prefix, or an empty string if it is unknown. */
export const addressText = ({ address }: Place) => (address === "unknown" ? "" : address.replace(/^::ffff:/, ""))
