import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { PrintBar } from "@/components/ui/print-bar"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { loadNamespace, type Namespace } from "@/lib/core/i18n/messages"
import "./printed-page.css"

interface Props {
  /** The language of the business and the time zone of the shop: a document is the same for every reader. */
  language: string
  timeZone: string
  /** The messages that the document needs, loaded in its language. */
  messages: Namespace[]
  /** The page that the link leads back to, and the texts of the bar, in the reader's language. */
  href: string
  back: string
  print: string
  /** A sheet of A4, or a receipt of 80 mm. */
  paper?: "sheet" | "receipt"
  /** Something to set before printing, in the bar. The print dialog then waits for the button. */
  controls?: ReactNode
  children: ReactNode
}

/** A document of cash on a page of its own, for printing. */
export async function PrintedPage({ paper = "sheet", controls, children, ...props }: Props) {
  const { language, timeZone, messages, href, back, print } = props
  const locale = languageOf(language)
  const loaded = await Promise.all(messages.map(async (name) => [name, await loadNamespace(locale, name)] as const))
  return (
    <main data-paper={paper} className="printed-page tabular mx-auto max-w-4xl p-3 sm:p-6 print:max-w-none print:p-0">
      <PrintBar href={href} back={back} print={print}>
        {controls}
      </PrintBar>
      <article
        lang={intlLocale(locale)}
        dir="ltr"
        className="flex flex-col gap-6 rounded-card border border-line bg-card p-5 text-sm sm:p-8 print:border-0 print:p-0"
      >
        <NextIntlClientProvider locale={intlLocale(locale)} timeZone={timeZone} messages={Object.fromEntries(loaded)}>
          {children}
        </NextIntlClientProvider>
      </article>
    </main>
  )
}
