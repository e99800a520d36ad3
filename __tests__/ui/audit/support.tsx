import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { AbilityRule } from "@/lib/core/auth/ability"
import type { AuditEvent } from "@/lib/features/audit/schema"
import deAudit from "@/messages/de/audit.json"
import deUi from "@/messages/de/ui.json"
import apiKeys from "@/messages/en/api-keys.json"
import audit from "@/messages/en/audit.json"
import errors from "@/messages/en/errors.json"
import list from "@/messages/en/list.json"
import signIns from "@/messages/en/sign-ins.json"
import ui from "@/messages/en/ui.json"
import frAudit from "@/messages/fr/audit.json"
import ptAudit from "@/messages/pt/audit.json"

const english = { ui, list, errors, audit, "sign-ins": signIns, "api-keys": apiKeys }
const languages = {
  "en-GB": english,
  de: { ...english, ui: deUi, audit: deAudit },
  fr: { ...english, audit: frAudit },
  pt: { ...english, audit: ptAudit },
}
const everything: AbilityRule[] = [{ action: "manage", subject: "all" }]

/** Renders a screen of the audit log as the workspace's layout would. */
export const show = (screen: ReactNode, locale: keyof typeof languages = "en-GB", rules = everything) =>
  render(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={languages[locale]}>
      <AbilityProvider rules={rules}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {screen}
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )

/** An event of the log: Ada changed the company of user 3. */
export const event = (more: Partial<AuditEvent> = {}): AuditEvent => ({
  id: "0199b4a0-0000-7000-8000-000000000001",
  recordedAt: "2026-11-20T09:30:00.000Z",
  actorId: 1,
  actorName: "Ada Lindqvist",
  actorKeyId: null,
  actorKeyName: null,
  network: "192.0.2.1",
  requestId: "5b0c",
  call: "POST /apps/users/update-user",
  action: "updated",
  recordType: "user",
  recordId: "3",
  part: null,
  before: { company: "Example Ltd" },
  after: { company: "Lovelace & Co" },
  isBlanked: false,
  sequence: 1234,
  hash: "c0ffee",
  ...more,
})
