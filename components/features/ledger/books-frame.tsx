import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { BooksTabs } from "./books-tabs"
import type { BooksTab } from "./tabs"

interface Props {
  tab: BooksTab
  /** The business of the record that is shown, whatever the URL says. */
  business?: number
  children: ReactNode
}

/** A screen of the books under heading and tabs. */
export function BooksFrame({ tab, business, children }: Props) {
  const t = useTranslations("ledger")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} className="print:hidden" />
      <Messages of={["list", "errors", "ledger"]}>
        <BooksTabs current={tab} business={business} />
        {children}
      </Messages>
    </>
  )
}
