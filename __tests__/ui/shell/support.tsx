import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import shell from "@/messages/en/shell.json"
import ui from "@/messages/en/ui.json"

/** Renders a part of the shell in English. */
export const renderShell = (part: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ shell, ui }}>
      {part}
    </NextIntlClientProvider>,
  )
