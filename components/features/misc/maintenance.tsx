import { getTranslations } from "next-intl/server"
import { Alert } from "@/components/ui/alert"
import { RelativeTime } from "@/components/ui/relative-time"
import { currentPrincipal } from "@/lib/core/auth/server"
import { config } from "@/lib/core/config"
import { BlankPage } from "./blank-page"
import { Notice } from "./notice"
import { Notify } from "./notify"
import { Painting } from "./scene-works"
import { WayOn } from "./way-on"

/** What everybody sees while the product is closed. */
async function Closed() {
  const { MAINTENANCE_UNTIL } = config()
  const t = await getTranslations("misc")
  const until = MAINTENANCE_UNTIL && (
    <>
      {t("maintenance.until")} <RelativeTime at={MAINTENANCE_UNTIL} className="font-medium text-ink" />
    </>
  )
  return (
    <Notice art={<Painting />} title={t("maintenance.title")} text={t("maintenance.text")} note={until}>
      <Notify topic="back" />
    </Notice>
  )
}

/**
 * The page of maintenance. Where none is under way it says that, and shows administrators what others would see; during
 * maintenance it asks the store nothing.
 */
export async function Maintenance() {
  if (config().MAINTENANCE) {
    return (
      <BlankPage>
        <Closed />
      </BlankPage>
    )
  }
  const [principal, t] = await Promise.all([
    currentPrincipal().catch(() => undefined),
    getTranslations("misc.maintenance"),
  ])
  if (!principal?.ability.can("manage", "all")) {
    return (
      <BlankPage>
        <Notice art={<Painting />} title={t("openTitle")} text={t("openText")}>
          <WayOn />
        </Notice>
      </BlankPage>
    )
  }
  return (
    <BlankPage>
      <div className="mx-auto max-w-xl px-5">
        <Alert>{t("preview")}</Alert>
      </div>
      <Closed />
      <p className="text-center">
        <WayOn />
      </p>
    </BlankPage>
  )
}
