import { getTranslations } from "next-intl/server"
import { BlankPage } from "./blank-page"
import { Notice } from "./notice"
import { EmptyShelf, LockedShop, TornReceipt } from "./scene"
import { ContinueLink } from "./way-on"

const art = { notAuthorized: LockedShop, notFound: EmptyShelf, error: TornReceipt }

interface Props {
  of: keyof typeof art
  /** Replaces the general text. */
  text?: string
}

/** The pages for missing permissions, unknown URLs and errors. */
export async function StaticNotice({ of, text }: Props) {
  const t = await getTranslations("misc")
  const Art = art[of]
  return (
    <BlankPage>
      <Notice art={<Art />} title={t(`${of}.title`)} text={text ?? t(`${of}.text`)}>
        <ContinueLink />
      </Notice>
    </BlankPage>
  )
}
