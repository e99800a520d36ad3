import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import type { Ability } from "@/lib/core/auth/ability"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { AccountFacts } from "./account-facts"
import { PermissionTable } from "./permission-table"
import { PlanCard } from "./plan-card"
import { UserDetails } from "./user-details"
import { UserSummary } from "./user-summary"
import { UserViewActions } from "./user-view-actions"

interface Props {
  profile: UserProfile
  /** The user who is looking at the page. */
  viewer: { userId: number; ability: Ability }
  /** Content from other modules. */
  children?: ReactNode
}

/** Read-only page of a user. */
export function UserView({ profile, viewer, children }: Props) {
  const t = useTranslations("users")
  const { user, account } = profile
  const ability = viewer.ability
  const hasSecondFactor = account.hasTwoStep || account.passkeys > 0
  return (
    <>
      <PageHeader
        title={t("view.title")}
        breadcrumbs={[{ label: t("title"), href: "/apps/user/list" }, { label: user.fullName }]}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <UserSummary user={user}>
            <Messages of={["users"]}>
              <UserViewActions
                user={{ id: user.id, fullName: user.fullName }}
                mayEdit={ability.can("update", "User")}
                mayDelete={ability.can("delete", "User") && user.id !== viewer.userId}
                mayInvite={ability.can("manage", "all") && !account.canSignIn}
                mayResetTwoStep={hasSecondFactor && ability.can("manage", "all") && user.id !== viewer.userId}
                invited={account.invitedAt !== null}
                sendsMail={profile.sendsMail}
              />
            </Messages>
          </UserSummary>
          <PlanCard user={user} mayEdit={ability.can("update", "User")} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <UserDetails profile={profile} />
          <AccountFacts profile={profile} />
          <PermissionTable profile={profile} />
        </div>
      </div>
      {children}
    </>
  )
}
