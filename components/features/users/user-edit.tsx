import { AtSign, CircleUserRound, Share2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { Card, CardBody } from "@/components/ui/card"
import { PageHeader } from "@/components/ui/page-header"
import { Tabs } from "@/components/ui/tabs"
import type { Ability } from "@/lib/core/auth/ability"
import { addressOf } from "@/lib/core/client/address"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { AccountForm } from "./account-form"
import { AvatarEditor } from "./avatar-editor"
import { DetailsPanel } from "./details-panel"
import { PermissionEditor } from "./permission-editor"
import { useModules } from "./use-modules"

const tabs = ["account", "information", "social"] as const
type Tab = (typeof tabs)[number]
const icons = { account: <CircleUserRound />, information: <AtSign />, social: <Share2 /> }

/** Returns the tab in a URL, or the first one if it is unknown. */
export const tabOf = (name: unknown): Tab => tabs.find((tab) => tab === name) ?? "account"

interface Props {
  profile: UserProfile
  /** The user who is editing. */
  viewer: { ability: Ability }
  tab: Tab
}

/** Screen to edit a user. Tabs stay mounted once shown, so that switching between them keeps unsaved input. */
export function UserEdit({ profile, viewer, tab }: Props) {
  const { user } = profile
  const t = useTranslations("users")
  const modules = useModules()
  const canManageAll = viewer.ability.can("manage", "all")
  const href = (name: Tab) => `/apps/user/edit/${user.id}?tab=${name}`
  return (
    <PrefetchedData fallback={{ [addressOf(endpoints.getUserProfile, { query: { id: user.id } })]: profile }}>
      <PageHeader
        title={t("edit.title")}
        breadcrumbs={[
          { label: t("title"), href: "/apps/user/list" },
          { label: user.fullName, href: `/apps/user/view/${user.id}` },
          { label: t("actions.edit") },
        ]}
      />
      <Tabs
        label={t("edit.tabs")}
        current={href(tab)}
        tabs={tabs.map((name) => ({ label: t(`edit.${name}`), href: href(name), icon: icons[name] }))}
        className="mb-5"
      />
      <Messages of={["users", "errors"]}>
        <div className="max-w-[68.75rem]">
          <div hidden={tab !== "account"} className={tab === "account" ? "space-y-5" : undefined}>
            <Card>
              <CardBody className="space-y-7">
                <AvatarEditor user={user} />
                <AccountForm profile={profile} mayGiveRoles={canManageAll} />
              </CardBody>
            </Card>
            {canManageAll && <PermissionEditor profile={profile} modules={modules} />}
          </div>
          <DetailsPanel of="information" shown={tab === "information"} profile={profile} />
          <DetailsPanel of="social" shown={tab === "social"} profile={profile} />
        </div>
      </Messages>
    </PrefetchedData>
  )
}
