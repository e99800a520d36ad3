import { NextIntlClientProvider } from "next-intl"
import { getLocale } from "next-intl/server"
import type { ReactNode } from "react"
import type { Locale } from "@/lib/core/i18n/locales"
import { loadNamespace, type Namespace } from "@/lib/core/i18n/messages"

/**
 * Sends only the messages of these namespaces to the client components below. A nested `Messages` must name all
 * namespaces its components need.
 */
export async function Messages({ of, children }: { of: Namespace[]; children: ReactNode }) {
  const locale = (await getLocale()) as Locale
  const entries = await Promise.all(of.map(async (name) => [name, await loadNamespace(locale, name)] as const))
  return <NextIntlClientProvider messages={Object.fromEntries(entries)}>{children}</NextIntlClientProvider>
}
