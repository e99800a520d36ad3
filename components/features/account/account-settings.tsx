import { Bell, Database, Globe, Info, KeyRound, Link2, MonitorSmartphone, UserRound } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Tabs } from "@/components/ui/tabs"

export const tabs = [
  "general",
  "password",
  "information",
  "social",
  "notifications",
  "signIns",
  "preferences",
  "data",
] as const
export type Tab = (typeof tabs)[number]

const icons = {
  general: <UserRound />,
  password: <KeyRound />,
  information: <Info />,
  social: <Link2 />,
  notifications: <Bell />,
  signIns: <MonitorSmartphone />,
  preferences: <Globe />,
  data: <Database />,
}

/** Extra message namespaces that a tab needs. */
const extraMessages: Partial<Record<Tab, ("two-step" | "sign-ins")[]>> = {
  password: ["two-step"],
  signIns: ["sign-ins"],
}

/** The tab named in the URL, or the first one if the name is unknown. */
export const tabOf = (requested: unknown): Tab => tabs.find((tab) => tab === requested) ?? "general"

/** The account settings. Each tab has its own URL and loads only its own code. */
export function AccountSettings({ tab, children }: { tab: Tab; children: ReactNode }) {
  const t = useTranslations("account")
  const href = (name: Tab) => `/pages/account-settings?tab=${name}`
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Tabs
          orientation="vertical"
          label={t("tabsLabel")}
          current={href(tab)}
          tabs={tabs.map((name) => ({ label: t(`tabs.${name}`), href: href(name), icon: icons[name] }))}
        />
        <Messages of={["ui", "account", "errors", ...(extraMessages[tab] ?? [])]}>{children}</Messages>
      </div>
    </>
  )
}
