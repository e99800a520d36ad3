"use client"

import { LogOut, UserPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import type { TwoStepAction } from "@/components/features/two-step/two-step-dialog"
import { useAbility } from "@/components/layout/ability"
import { useSignOut } from "@/components/layout/use-sign-out"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { LoadFailed } from "@/components/ui/load-failed"
import { RadioGroup } from "@/components/ui/radio-group"
import { Skeleton } from "@/components/ui/skeleton"
import { Switch } from "@/components/ui/switch"
import { presences } from "@/lib/features/chat/values"
import { AboutForm } from "./about-form"
import { useOwnProfile } from "./use-own-profile"
import { useRoleName } from "./use-role-name"

const TwoStepDialog = lazy(() => import("@/components/features/two-step/two-step-dialog"))

/** The user's own chat profile. Each change is saved at once. */
export default function OwnProfile() {
  const t = useTranslations("chat")
  const { data: me, error, isValidating, mutate, save } = useOwnProfile()
  const role = useRoleName(me?.role ?? "")
  const signOut = useSignOut()
  const twoStep = useTranslations("two-step")
  const ability = useAbility()
  const canInvite = ability.can("create", "User")
  const [action, setAction] = useState<TwoStepAction>()
  if (!me && error) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!me) return <Skeleton className="h-64" />
  const isTwoStepOn = me.settings.isTwoStepAuthVerificationEnabled
  return (
    <>
      <div className="flex flex-col items-center gap-1 text-center">
        <Avatar src={me.avatar} name={me.fullName} size="lg" status={me.status} />
        <p className="mt-2 font-semibold text-base">{me.fullName}</p>
        <p className="text-dense text-ink-muted">{role}</p>
      </div>
      <AboutForm about={me.about} onSave={(about) => save({ about })} />
      <div className="mt-4">
        <RadioGroup
          name="status"
          legend={t("profile.status")}
          value={me.status}
          options={presences.map((status) => ({
            value: status,
            label: t(`statuses.${status}`),
            help: status === "offline" ? t("profile.offlineHelp") : undefined,
          }))}
          onChange={(event) => void save({ status: event.target.value as (typeof presences)[number] })}
        />
      </div>
      <div className="mt-4 space-y-3 border-line border-t pt-4">
        <Switch
          controlAtEnd
          label={t("profile.notifications")}
          help={t("profile.notificationsHelp")}
          checked={me.settings.isNotificationsOn}
          onChange={(event) => void save({ settings: { isNotificationsOn: event.target.checked } })}
        />
        <Switch
          controlAtEnd
          label={twoStep("title")}
          help={t("profile.twoStepHelp")}
          checked={isTwoStepOn}
          disabled={!ability.can("update", "Account")}
          onChange={() => setAction(isTwoStepOn ? "off" : "on")}
        />
        <Suspense>
          {action && <TwoStepDialog act={action} onClose={() => setAction(undefined)} onChanged={mutate} />}
        </Suspense>
      </div>
      <div className="mt-4 flex flex-col gap-2">
        {canInvite && (
          <ButtonLink variant="outline" size="sm" icon={<UserPlus />} href="/apps/user/list?open=add">
            {t("profile.invite")}
          </ButtonLink>
        )}
        <Button variant="outline" size="sm" icon={<LogOut />} busy={signOut.busy} onClick={() => void signOut.run()}>
          {t("profile.signOut")}
        </Button>
      </div>
    </>
  )
}
