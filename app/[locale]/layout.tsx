import "@fontsource-variable/inter/wght.css"
import "../globals.css"
import type { Metadata, Viewport } from "next"
import { cookies, headers } from "next/headers"
import { notFound } from "next/navigation"
import { NextIntlClientProvider } from "next-intl"
import { setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { recordEarlyInput } from "@/components/layout/early-input"
import { Messages } from "@/components/layout/messages"
import { RootEffects } from "@/components/layout/root-effects"
import { Ripple } from "@/components/ui/ripple"
import { Toaster } from "@/components/ui/toaster"
import { TooltipLayer } from "@/components/ui/tooltip-layer"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { isLocale } from "@/lib/core/i18n/locales"
import { readerZone } from "@/lib/core/i18n/reader-zone"
import {
  isDarkSkin,
  menuCollapsedKey,
  parsePreferences,
  preferenceAttributes,
  preferencesCookie,
  schemeCookie,
} from "@/lib/core/preferences"

export const metadata: Metadata = {
  title: { default: "Cornerledger", template: "%s · Cornerledger" },
  description: "The back office of small shops: tills, safe, bank, stock, invoices and a web shop on one ledger.",
  applicationName: "Cornerledger",
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" }

/**
 * Runs before the first paint, because the server knows neither local storage nor, unless its cookie is up to date, the
 * browser's colour scheme.
 */
const beforePaint = [
  "{const h=document.documentElement",
  `if(h.dataset.skin==="system")h.classList.toggle("dark",matchMedia("(prefers-color-scheme: dark)").matches)`,
  `try{h.dataset.menuCollapsed=localStorage.getItem("${menuCollapsedKey}")==="true"}catch{}}`,
  `(${recordEarlyInput})()`,
].join(";")

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function RootLayout({ children, params }: Props) {
  const [{ locale }, jar, sent, { zone, isSet }] = await Promise.all([params, cookies(), headers(), readerZone()])
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const preferences = parsePreferences(jar.get(preferencesCookie)?.value)
  const className = isDarkSkin(preferences.skin, jar.get(schemeCookie)?.value === "dark") ? "dark" : ""
  return (
    <html
      lang={intlLocale(locale)}
      className={className}
      data-time-zone={isSet ? zone : undefined}
      {...preferenceAttributes(preferences)}
      suppressHydrationWarning
    >
      <body>
        <script nonce={sent.get("x-nonce") ?? undefined} suppressHydrationWarning>
          {beforePaint}
        </script>
        {/* Without messages of its own: it tells client components the locale and the time zone. */}
        <NextIntlClientProvider messages={{}}>
          <Messages of={["ui"]}>
            {children}
            <Toaster />
          </Messages>
        </NextIntlClientProvider>
        <Ripple />
        <TooltipLayer />
        <RootEffects />
      </body>
    </html>
  )
}
