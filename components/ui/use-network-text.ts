"use client"

import { useTranslations } from "next-intl"

/** Loopback addresses, and the network that `networkOf` makes of `::1`. */
const isLoopback = (network: string) => /^127\.|^::1$|^0:0:0:0::\/64$/.test(network)

/** Returns a function that shows a network as recorded, or names the machine itself. */
export function useNetworkText(): (network: string) => string {
  const t = useTranslations("ui")
  return (network) => (isLoopback(network) ? t("thisMachine") : network)
}
