import { getTranslations } from "next-intl/server"
import { BlankPage } from "./blank-page"
import { Notice } from "./notice"
import { EmptyShelf, LockedShop, TornReceipt } from "./scene"
import { ContinueLink } from "./way-on"

const art = { notAuthorized: LockedShop, notFound: EmptyShelf, error: TornReceipt }

/** The pages for missing permissions, unknown URLs and errors. */
export async function StaticNotice({ of }: { of: keyof typeof art }) {
  const t = await getTranslations("misc")
  const Art = art[of]
  return (
    <BlankPage>
      <Notice art={<Art />} title={t(`${of}.title`)} text={t(`${of}.text`)}>
        <ContinueLink />
      </Notice>
    </BlankPage>
  )
}
