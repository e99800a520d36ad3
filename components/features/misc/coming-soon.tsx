import { getTranslations } from "next-intl/server"
import { BlankPage } from "./blank-page"
import { Notice } from "./notice"
import { Notify } from "./notify"
import { Scaffolding } from "./scene-works"

/** Announces a feature that is not available yet, with a form to be notified. */
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
