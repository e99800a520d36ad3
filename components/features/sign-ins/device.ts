import { Laptop, MonitorSmartphone, Smartphone } from "lucide-react"

/** Where something was done, as the calls tell it. */
export interface Place {
  browser: string
  system: string
  address: string
}

export function deviceIcon(system: string) {
  if (/^(android|ios)/i.test(system)) return Smartphone
  return system ? Laptop : MonitorSmartphone
}

/** "Firefox · Windows 11"; empty where the device says nothing of itself. */
export const deviceName = ({ browser, system }: Place) => [browser, system].filter(Boolean).join(" · ")

/** The address as people write it; empty where it is not known. */
export const addressText = ({ address }: Place) => (address === "unknown" ? "" : address.replace(/^::ffff:/, ""))
