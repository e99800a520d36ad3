import "@fontsource-variable/inter/wght.css"
import "../globals.css"
import type { Metadata, Viewport } from "next"
import { cookies, headers } from "next/headers"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { RootEffects } from "@/components/layout/root-effects"
import { Ripple } from "@/components/ui/ripple"
import { Toaster } from "@/components/ui/toaster"
import { TooltipLayer } from "@/components/ui/tooltip-layer"
import { isLocale } from "@/lib/core/i18n/locales"
import { readerZone } from "@/lib/core/i18n/reader-zone"
import { menuCollapsedKey, parsePreferences, preferenceAttributes, preferencesCookie } from "@/lib/core/preferences"

export const metadata: Metadata = {
  title: { default: "Cornerledger", template: "%s · Cornerledger" },
  description: "A browser back office for small companies: people, mail, invoices and a shop on one database.",
  applicationName: "Cornerledger",
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" }

/** Runs before the first paint, because the server can't render preferences in local storage. */
const beforePaint = `try{document.documentElement.dataset.menuCollapsed=localStorage.getItem("${menuCollapsedKey}")==="true"}catch{}`

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function RootLayout({ children, params }: Props) {
  const [{ locale }, jar, sent, { zone, isSet }] = await Promise.all([params, cookies(), headers(), readerZone()])
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const preferences = parsePreferences(jar.get(preferencesCookie)?.value)
  const className = preferences.skin === "dark" ? "dark" : ""
  return (
    <html
      lang={locale}
      className={className}
      data-time-zone={isSet ? zone : undefined}
      {...preferenceAttributes(preferences)}
      suppressHydrationWarning
    >
      <body>
        <script nonce={sent.get("x-nonce") ?? undefined} suppressHydrationWarning>
          {beforePaint}
        </script>
        <Messages of={["ui"]}>
          {children}
          <Toaster />
        </Messages>
        <Ripple />
        <TooltipLayer />
        <RootEffects />
      </body>
    </html>
  )
}
