import { getTranslations } from "next-intl/server"
import { BlankPage } from "./blank-page"
import { Notice } from "./notice"
import { Notify } from "./notify"
import { Scaffolding } from "./scene-works"

/** What is not there yet, and how to hear of it. */
export async function ComingSoon() {
  const t = await getTranslations("misc")
  return (
    <BlankPage>
      <Notice
        art={<Scaffolding />}
        title={t("comingSoon.title")}
        text={t("comingSoon.text")}
        note={t("notify.promise")}
      >
        <Notify topic="launch" />
      </Notice>
    </BlankPage>
  )
}
