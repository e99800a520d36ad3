import { getTranslations, setRequestLocale } from "next-intl/server"
import { MailScreen } from "@/components/features/email/mail-screen"
import { listQueryOf, placeOf } from "@/components/features/email/place"
import { UnknownPage } from "@/components/features/misc/unknown-page"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { recordPage } from "@/components/layout/record-page"
import { notFound } from "@/lib/core/http/errors"
import { countEmailsHandler, listMailboxHandler } from "@/lib/features/email/handlers"
import { OpenMailData } from "./open-mail-data"

export const generateMetadata = async () => ({ title: (await getTranslations("email"))("title") })

type Params = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string; place?: string[] }>; searchParams: Promise<Params> }

export default recordPage(UnknownPage, async ({ params, searchParams }: Props) => {
  const { locale, place: path = [] } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Mail"])
  const { q, mail } = await searchParams
  const place = placeOf(path)
  if (!place) throw notFound()
  const list = listQueryOf({ ...place, q: [q].flat()[0] || undefined })
  return (
    <Prefetch handler={countEmailsHandler}>
      <Prefetch handler={listMailboxHandler} input={{ query: { ...list, page: undefined } }}>
        <OpenMailData id={[mail].flat()[0]} list={list}>
          <MailScreen />
        </OpenMailData>
      </Prefetch>
    </Prefetch>
  )
})
