import { setRequestLocale } from "next-intl/server"
import { PrintScreen } from "@/components/features/till-sessions/print-screen"
import { UnknownSheet } from "@/components/features/till-sessions/unknown-sheet"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { sessionOf } from "../../../../../(admin)/business/cash-notes/session-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("till-sessions.unknownTitle", async ({ params }: Props) => {
  const { tillName, businessDate } = await sessionOf((await params).id)
  return `${tillName} ${businessDate}`
})

export default recordPage(UnknownSheet, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  return <PrintScreen session={await sessionOf(id)} />
})
