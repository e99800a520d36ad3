import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { AbilityRule } from "@/lib/core/auth/ability"
import errors from "@/messages/en/errors.json"
import ledger from "@/messages/en/ledger.json"
import list from "@/messages/en/list.json"
import proof from "@/messages/en/proof.json"
import ui from "@/messages/en/ui.json"

const everything: AbilityRule[] = [{ action: "manage", subject: "all" }]

/** Renders a screen of the books as the workspace's layout would, in English. */
export const show = (screen: ReactNode, rules = everything) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, list, errors, ledger, proof }}>
      <AbilityProvider rules={rules}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {screen}
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )
