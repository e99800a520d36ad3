import type { ReactNode } from "react"
import { preload } from "react-dom"
import { type ClientNamespace, fileNameOf, messageFile } from "@/lib/core/i18n/client-messages"
import type { Locale } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { LoadedMessages } from "./loaded-messages"

/** Where browsers fetch the messages of some namespaces. */
export interface MessageSource {
  locale: Locale
  namespaces: ClientNamespace[]
  address: string
}

/** Returns the source of messages that a screen may need later, for `LoadedMessages` around the components that need them. */
export async function messageSource(namespaces: ClientNamespace[]): Promise<MessageSource> {
  const locale = await pageLanguage()
  const { version } = await messageFile(locale, namespaces)
  return { locale, namespaces, address: `/api/messages/${locale}/${version}/${fileNameOf(namespaces)}` }
}

/**
 * Gives the client components below the messages of these namespaces, besides those of `Messages` around it. Browsers fetch
 * them as a file that they keep until its text changes, so that documents carry no messages.
 */
export async function Messages({ of, children }: { of: ClientNamespace[]; children: ReactNode }) {
  const source = await messageSource(of)
  // In parallel with the scripts, which would otherwise have to run before the request.
  preload(source.address, { as: "fetch", crossOrigin: "anonymous" })
  return <LoadedMessages {...source}>{children}</LoadedMessages>
}
