import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { DepositDesk } from "./deposit-desk"

/** Cash deposits under their heading: the form of a new one, and the list. */
export function DepositsScreen() {
  const t = useTranslations("counter-deposits")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "cash", "counter-deposits"]}>
        <DepositDesk />
      </Messages>
    </>
  )
}
