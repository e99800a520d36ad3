import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { loadNamespace, type Namespace } from "@/lib/core/i18n/messages"
import { pageLanguage } from "@/lib/core/i18n/page-language"

/**
 * Sends only the messages of these namespaces to the client components below. A nested `Messages` must name all
 * namespaces its components need.
 */
export async function Messages({ of, children }: { of: Namespace[]; children: ReactNode }) {
  const locale = await pageLanguage()
  const entries = await Promise.all(of.map(async (name) => [name, await loadNamespace(locale, name)] as const))
  return <NextIntlClientProvider messages={Object.fromEntries(entries)}>{children}</NextIntlClientProvider>
}
