import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import shell from "@/messages/en/shell.json"
import ui from "@/messages/en/ui.json"

/** Renders a part of the shell in English. */
export const renderShell = (part: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ shell, ui }}>
      <SWRConfig value={{ provider: () => new Map() }}>{part}</SWRConfig>
    </NextIntlClientProvider>,
  )
