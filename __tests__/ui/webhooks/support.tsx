import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { Webhook } from "@/lib/features/webhooks/schema"
import errors from "@/messages/en/errors.json"
import list from "@/messages/en/list.json"
import ui from "@/messages/en/ui.json"
import webhooks from "@/messages/en/webhooks.json"

export const hook: Webhook = {
  id: "0199b4a0-0000-7000-8000-000000000001",
  url: "https://hooks.example.org/in",
  description: "Bookkeeping",
  events: ["invoice.*"],
  state: "active",
  offReason: null,
  failingSince: null,
  previousSecretUntil: null,
  version: 1,
  madeBy: "Ada Lindqvist",
  createdAt: "2026-11-20T09:30:00.000Z",
}

/** Renders a screen of the webhooks as the workspace's layout would, in English, for an administrator. */
export const show = (screen: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, list, errors, webhooks }}>
      <AbilityProvider rules={[{ action: "manage", subject: "all" }]}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {screen}
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )
