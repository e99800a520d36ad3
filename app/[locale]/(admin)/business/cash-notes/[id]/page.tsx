import { setRequestLocale } from "next-intl/server"
import { SessionView } from "@/components/features/till-sessions/session-view"
import { UnknownSession } from "@/components/features/till-sessions/unknown-session"
import { Prefetch } from "@/components/layout/prefetch"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { getTillSessionHandler } from "@/lib/features/till-sessions/handlers"
import { sessionOf } from "../session-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("till-sessions.unknownTitle", async ({ params }: Props) => {
  return (await sessionOf((await params).id)).tillName
})

export default recordPage(UnknownSession, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const session = await sessionOf(id)
  return (
    <Prefetch handler={getTillSessionHandler} input={{ params: { id: session.id } }}>
      <SessionView session={session} />
    </Prefetch>
  )
})
