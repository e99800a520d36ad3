import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { type IouTab, IouTabs } from "./iou-tabs"

/** One view of customers and what they owe, under their heading. */
export function IouFrame({ tab, children }: { tab: IouTab; children: ReactNode }) {
  const t = useTranslations("customers")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "customers"]}>
        <IouTabs current={tab} />
        {children}
      </Messages>
    </>
  )
}
