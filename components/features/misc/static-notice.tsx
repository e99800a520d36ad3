import { getTranslations } from "next-intl/server"
import { Messages } from "@/components/layout/messages"
import { currentPrincipal } from "@/lib/core/auth/server"
import { ViewBanner } from "../staff-access/view-banner"
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
  const principal = await currentPrincipal()
  return (
    <BlankPage>
      {principal?.viewing && (
        <Messages of={["layout"]}>
          <ViewBanner viewing={principal.viewing} />
        </Messages>
      )}
      <Notice art={<Art />} title={t(`${of}.title`)} text={text ?? t(`${of}.text`)}>
        <ContinueLink />
      </Notice>
    </BlankPage>
  )
}
