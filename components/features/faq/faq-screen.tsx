import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Contacts } from "./contacts"
import { Faq } from "./faq"
import { FaqDrawer } from "./faq-drawer"

/** Questions and answers, with ways to ask if none fits. */
export function FaqScreen() {
  const t = useTranslations("faq")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["faq"]}>
        <Faq
          drawer={
            <Messages of={["errors", "faq", "knowledgebase"]}>
              <FaqDrawer />
            </Messages>
          }
        />
      </Messages>
      <Contacts />
    </>
  )
}
