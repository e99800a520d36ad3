import { Bell, Database, Globe, Info, KeyRound, KeySquare, Link2, MonitorSmartphone, UserRound } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Tabs } from "@/components/ui/tabs"
import type { Ability } from "@/lib/core/auth/ability"

const tabs = [
  "general",
  "password",
  "information",
  "social",
  "notifications",
  "signIns",
  "apiKeys",
  "preferences",
  "data",
] as const
export type Tab = (typeof tabs)[number]

/** Tabs whose calls need no permission beyond a sign-in. */
const forEverybody: Tab[] = ["password", "signIns", "apiKeys"]

const tabsFor = (ability: Ability): Tab[] =>
  ability.can("read", "Account") && ability.can("update", "Account") ? [...tabs] : forEverybody

const icons = {
  general: <UserRound />,
  password: <KeyRound />,
  information: <Info />,
  social: <Link2 />,
  notifications: <Bell />,
  signIns: <MonitorSmartphone />,
  apiKeys: <KeySquare />,
  preferences: <Globe />,
  data: <Database />,
}

/** Extra message namespaces that a tab needs. */
const extraMessages: Partial<Record<Tab, ("two-step" | "passkeys" | "sign-ins" | "api-keys")[]>> = {
  password: ["two-step", "passkeys"],
  signIns: ["sign-ins"],
  apiKeys: ["api-keys"],
}

/** The tab named in the URL, or the first one if the viewer has no such tab. */
export const tabOf = (requested: unknown, ability: Ability): Tab => {
  const shown = tabsFor(ability)
  return shown.find((tab) => tab === requested) ?? shown[0] ?? "password"
}

interface Props {
  viewer: { ability: Ability }
  tab: Tab
  children: ReactNode
}

/** The account settings. Each tab has its own URL and loads only its own code. */
export function AccountSettings({ viewer, tab, children }: Props) {
  const t = useTranslations("account")
  const href = (name: Tab) => `/pages/account-settings?tab=${name}`
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[14rem_minmax(0,68.75rem)]">
        <Tabs
          orientation="vertical"
          label={t("tabsLabel")}
          current={href(tab)}
          tabs={tabsFor(viewer.ability).map((name) => ({
            label: t(`tabs.${name}`),
            href: href(name),
            icon: icons[name],
          }))}
        />
        <Messages of={["account", "errors", ...(extraMessages[tab] ?? [])]}>{children}</Messages>
      </div>
    </>
  )
}
