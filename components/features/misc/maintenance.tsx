import { getTranslations } from "next-intl/server"
import { Alert } from "@/components/ui/alert"
import { RelativeTime } from "@/components/ui/relative-time"
import { currentPrincipal } from "@/lib/core/auth/server"
import { config } from "@/lib/core/config"
import { BlankPage } from "./blank-page"
import { Notice } from "./notice"
import { Notify } from "./notify"
import { Painting } from "./scene-works"
import { ContinueLink } from "./way-on"

/** The page all users see during maintenance. */
async function MaintenanceNotice() {
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
 * The maintenance page. Outside maintenance it says that the product is open and gives administrators a preview. During
 * maintenance it does not query the database.
 */
export async function Maintenance() {
  if (config().MAINTENANCE) {
    return (
      <BlankPage>
        <MaintenanceNotice />
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
          <ContinueLink />
        </Notice>
      </BlankPage>
    )
  }
  return (
    <BlankPage>
      <div className="mx-auto max-w-xl px-5">
        <Alert>{t("preview")}</Alert>
      </div>
      <MaintenanceNotice />
      <p className="text-center">
        <ContinueLink />
      </p>
    </BlankPage>
  )
}
