import { Compass } from "lucide-react"
import { useTranslations } from "next-intl"
import { TourButton } from "./tour-button"
import { TourOffer } from "./tour-offer"

/** What a founder finds on the first day: the offer of the tour. */
export function FirstDay() {
  const t = useTranslations("tour.offer")
  return <TourOffer texts={{ title: t("title"), text: t("text"), start: t("start"), later: t("later") }} />
}

/** The user menu's way to play the tour again. */
export function TourItem() {
  const t = useTranslations("shell.user")
  return (
    <TourButton>
      <Compass className="size-4 text-ink-faint" />
      {t("tour")}
    </TourButton>
  )
}
