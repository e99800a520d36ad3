"use client"

import { NextIntlClientProvider, useMessages } from "next-intl"
import { type ReactNode, use, useMemo } from "react"
import type { ClientNamespace } from "@/lib/core/i18n/client-messages"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import type { Locale } from "@/lib/core/i18n/locales"
import { messagesAt } from "./messages-at"

interface Props {
  locale: Locale
  namespaces: ClientNamespace[]
  address: string
  children: ReactNode
}

/** Waits for a file of messages, and adds them to those of the components around it. */
export function LoadedMessages({ locale, namespaces, address, children }: Props) {
  const outer = useMessages()
  const own = use(messagesAt(address, locale, namespaces))
  const messages = useMemo(() => ({ ...outer, ...own }), [outer, own])
  return (
    <NextIntlClientProvider locale={intlLocale(locale)} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
