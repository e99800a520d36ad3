import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { BagDesk } from "./bag-desk"

/** Bags for the bank under their heading. */
export function BagsScreen() {
  const t = useTranslations("bank-bags")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "cash", "bank-bags"]}>
        <BagDesk />
      </Messages>
    </>
  )
}
