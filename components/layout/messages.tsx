import type { ReactNode } from "react"
import { preload } from "react-dom"
import { type ClientNamespace, fileNameOf, messageFile } from "@/lib/core/i18n/client-messages"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { LoadedMessages } from "./loaded-messages"

/**
 * Gives the client components below the messages of these namespaces, besides those of `Messages` around it. Browsers fetch
 * them as a file that they keep until its text changes, so that documents carry no messages.
 */
export async function Messages({ of, children }: { of: ClientNamespace[]; children: ReactNode }) {
  const locale = await pageLanguage()
  const { version } = await messageFile(locale, of)
  const address = `/api/messages/${locale}/${version}/${fileNameOf(of)}`
  // In parallel with the scripts, which would otherwise have to run before the request.
  preload(address, { as: "fetch", crossOrigin: "anonymous" })
  return (
    <LoadedMessages locale={locale} namespaces={of} address={address}>
      {children}
    </LoadedMessages>
  )
}
