"use client"

import { Images, Info, Newspaper, PencilLine, Users } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { preloadDialog } from "@/components/ui/dialog"
import { Skeleton } from "@/components/ui/skeleton"
import { Tabs } from "@/components/ui/tabs"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { EditDialog } from "./edit-dialog"
import { hrefOf, type Tab, tabs } from "./tabs"
import { useProfile } from "./use-profile"

const icons = { feed: <Newspaper />, about: <Info />, photos: <Images />, friends: <Users /> }

/** Cover, picture and name of the profile, with an edit button and the tabs. */
export function ProfileHeader({ tab }: { tab: Tab }) {
  const t = useTranslations("profile")
  const ability = useAbility()
  const { profile } = useProfile()
  const [, setEdit] = useViewParam("edit")
  const header = profile?.header
  return (
    <Card className="overflow-hidden">
      {header?.coverImg ? (
        <img src={header.coverImg} alt="" fetchPriority="high" className="h-36 w-full bg-sunken object-cover sm:h-52" />
      ) : (
        <div className="h-36 bg-brand-soft sm:h-52" />
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 px-5">
        <span className="relative -mt-12 rounded-card bg-card p-1 shadow-card">
          <Avatar src={header?.avatar} name={header?.username ?? ""} size="xl" shape="square" />
        </span>
        <div className="min-w-0 grow pt-3 max-sm:basis-full max-sm:pt-0">
          <h1 className="text-balance font-semibold text-heading text-ink tracking-tight">
            {header?.username ?? <Skeleton className="h-7 w-48" />}
          </h1>
          <p className="min-h-5 text-ink-muted text-sm">{header?.designation}</p>
        </div>
        {profile && ability.can("update", "Profile") && (
          <Button
            variant="outline"
            icon={<PencilLine />}
            onClick={() => setEdit("1")}
            onPointerEnter={() => void preloadDialog()}
            onFocus={() => void preloadDialog()}
            className="mb-1"
          >
            {t("edit.open")}
          </Button>
        )}
      </div>
      <Tabs
        label={t("tabsLabel")}
        current={hrefOf(tab)}
        tabs={tabs.map((name) => ({ label: t(`tabs.${name}`), href: hrefOf(name), icon: icons[name] }))}
        className="mt-3 px-3 max-sm:[&_svg]:hidden [&_ul]:border-b-0"
      />
      {profile && <EditDialog profile={profile} />}
    </Card>
  )
}
