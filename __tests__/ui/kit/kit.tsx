import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"

// Headless UI waits for running transitions before it removes a closed layer; jsdom has none.
Element.prototype.getAnimations ??= () => []

/** Wraps a component in the kit's messages. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, errors }}>
    {children}
  </NextIntlClientProvider>
)
