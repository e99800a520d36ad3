import { useTranslations } from "next-intl"
import { SetUpOffer } from "./set-up-offer"

/** Offers a founder to set up their business. */
export function FirstBusiness() {
  const t = useTranslations("businesses.setUp")
  return <SetUpOffer texts={{ title: t("yours"), text: t("yoursText"), start: t("finish"), later: t("later") }} />
}
