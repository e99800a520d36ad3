import { useTranslations } from "next-intl"
import { PageIcon } from "@/components/layout/page-icon"
import { TourButton } from "./tour-button"
import { TourOffer } from "./tour-offer"

/** Offers the tour to a founder on their first day. */
export function FirstDay() {
  const t = useTranslations("tour.offer")
  return <TourOffer texts={{ title: t("title"), text: t("text"), start: t("start"), later: t("later") }} />
}

/** Entry of the user menu that starts the tour again. */
export function TourItem() {
  const t = useTranslations("shell.user")
  return (
    <TourButton>
      <PageIcon name="Compass" className="size-4 text-ink-faint" />
      {t("tour")}
    </TourButton>
  )
}
